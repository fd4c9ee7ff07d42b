package org.marshal4j.audit.pairs;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serializer;

/** Correct pairs of Kafka. */
public final class KafkaPairs {

    private KafkaPairs() {}

    /** A place and a time. */
    public static final class Fix {
        private double latitude;
        private double longitude;
        private long time;
        private short satellites;
        private byte quality;
    }

    /** Writes numbers to a buffer of their size. */
    public static final class FixSerializer implements Serializer<Fix> {
        @Override
        public byte[] serialize(String topic, Fix fix) {
            ByteBuffer buffer = ByteBuffer.allocate(8 + 8 + 8 + 2 + 1);
            buffer.putDouble(fix.latitude);
            buffer.putDouble(fix.longitude);
            buffer.putLong(fix.time);
            buffer.putShort(fix.satellites);
            buffer.put(fix.quality);
            return buffer.array();
        }
    }

    /** Reads them. */
    public static final class FixDeserializer implements Deserializer<Fix> {
        @Override
        public Fix deserialize(String topic, byte[] data) {
            ByteBuffer buffer = ByteBuffer.wrap(data);
            Fix fix = new Fix();
            fix.latitude = buffer.getDouble();
            fix.longitude = buffer.getDouble();
            fix.time = buffer.getLong();
            fix.satellites = buffer.getShort();
            fix.quality = buffer.get();
            return fix;
        }
    }

    /** What someone bought. */
    public static final class Basket {
        private String customer;
        private String voucher;
        private List<String> items = new ArrayList<>();
        private int cents;
    }

    /** Writes to a stream over an array. */
    public static final class BasketSerializer implements Serializer<Basket> {
        @Override
        public byte[] serialize(String topic, Basket basket) {
            try {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                DataOutputStream out = new DataOutputStream(bytes);
                out.writeUTF(basket.customer);
                out.writeBoolean(basket.voucher != null);
                if (basket.voucher != null) {
                    out.writeUTF(basket.voucher);
                }
                out.writeInt(basket.items.size());
                for (String item : basket.items) {
                    out.writeUTF(item);
                }
                out.writeInt(basket.cents);
                return bytes.toByteArray();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Reads that. */
    public static final class BasketDeserializer implements Deserializer<Basket> {
        @Override
        public Basket deserialize(String topic, byte[] data) {
            try {
                DataInputStream in = new DataInputStream(new ByteArrayInputStream(data));
                Basket basket = new Basket();
                basket.customer = in.readUTF();
                if (in.readBoolean()) {
                    basket.voucher = in.readUTF();
                }
                int size = in.readInt();
                for (int i = 0; i < size; i++) {
                    basket.items.add(in.readUTF());
                }
                basket.cents = in.readInt();
                return basket;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** A measured value. */
    public static final class Reading {
        private String sensor;
        private long time;
        private float value;
    }

    /** Writes a text after its length, to a buffer whose size depends on it. */
    public static final class ReadingSerializer implements Serializer<Reading> {
        @Override
        public byte[] serialize(String topic, Reading reading) {
            byte[] sensor = reading.sensor.getBytes(StandardCharsets.UTF_8);
            ByteBuffer buffer = ByteBuffer.allocate(4 + sensor.length + 12);
            buffer.putInt(sensor.length);
            buffer.put(sensor);
            buffer.putLong(reading.time);
            buffer.putFloat(reading.value);
            return buffer.array();
        }
    }

    /** Reads that. */
    public static final class ReadingDeserializer implements Deserializer<Reading> {
        @Override
        public Reading deserialize(String topic, byte[] data) {
            ByteBuffer buffer = ByteBuffer.wrap(data);
            byte[] sensor = new byte[buffer.getInt()];
            buffer.get(sensor);
            Reading reading = new Reading();
            reading.sensor = new String(sensor, StandardCharsets.UTF_8);
            reading.time = buffer.getLong();
            reading.value = buffer.getFloat();
            return reading;
        }
    }
}
