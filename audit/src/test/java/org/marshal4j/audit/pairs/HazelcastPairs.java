package org.marshal4j.audit.pairs;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.DataSerializable;
import com.hazelcast.nio.serialization.StreamSerializer;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Correct pairs of Hazelcast. */
public final class HazelcastPairs {

    private HazelcastPairs() {}

    /** Texts and a number. */
    public static final class Address implements DataSerializable {
        String street;
        int number;
        String city;
        boolean verified;

        @Override
        public void writeData(ObjectDataOutput out) throws IOException {
            out.writeString(street);
            out.writeInt(number);
            out.writeString(city);
            out.writeBoolean(verified);
        }

        @Override
        public void readData(ObjectDataInput in) throws IOException {
            street = in.readString();
            number = in.readInt();
            city = in.readString();
            verified = in.readBoolean();
        }
    }

    /** A list, with its size before it. */
    public static final class Basket implements DataSerializable {
        long customer;
        List<String> articles = new ArrayList<>();
        short discount;

        @Override
        public void writeData(ObjectDataOutput out) throws IOException {
            out.writeLong(customer);
            out.writeInt(articles.size());
            for (String article : articles) {
                out.writeString(article);
            }
            out.writeShort(discount);
        }

        @Override
        public void readData(ObjectDataInput in) throws IOException {
            customer = in.readLong();
            int size = in.readInt();
            articles = new ArrayList<>(size);
            for (int i = 0; i < size; i++) {
                articles.add(in.readString());
            }
            discount = in.readShort();
        }
    }

    /** A map, and times. */
    public static final class Session implements DataSerializable {
        Map<String, Long> visits = new HashMap<>();
        long started;
        long ended;

        @Override
        public void writeData(ObjectDataOutput out) throws IOException {
            out.writeLong(started);
            out.writeLong(ended);
            out.writeInt(visits.size());
            for (Map.Entry<String, Long> visit : visits.entrySet()) {
                out.writeString(visit.getKey());
                out.writeLong(visit.getValue());
            }
        }

        @Override
        public void readData(ObjectDataInput in) throws IOException {
            started = in.readLong();
            ended = in.readLong();
            int size = in.readInt();
            visits = new HashMap<>();
            for (int i = 0; i < size; i++) {
                String page = in.readString();
                visits.put(page, in.readLong());
            }
        }
    }

    /** Arrays as a whole. */
    public static final class Measurement implements DataSerializable {
        double[] values;
        int[] flags;
        byte quality;

        @Override
        public void writeData(ObjectDataOutput out) throws IOException {
            out.writeByte(quality);
            out.writeDoubleArray(values);
            out.writeIntArray(flags);
        }

        @Override
        public void readData(ObjectDataInput in) throws IOException {
            quality = in.readByte();
            values = in.readDoubleArray();
            flags = in.readIntArray();
        }
    }

    /** An enum by its number, and a time that may be missing. */
    public static final class Task implements DataSerializable {
        /** What has become of it. */
        public enum State {
            OPEN,
            RUNNING,
            DONE
        }

        String title;
        State state;
        Long deadline;

        @Override
        public void writeData(ObjectDataOutput out) throws IOException {
            out.writeString(title);
            out.writeByte(state.ordinal());
            out.writeBoolean(deadline != null);
            if (deadline != null) {
                out.writeLong(deadline);
            }
        }

        @Override
        public void readData(ObjectDataInput in) throws IOException {
            title = in.readString();
            state = State.values()[in.readByte()];
            if (in.readBoolean()) {
                deadline = in.readLong();
            }
        }
    }

    /** An object in another one, and objects of any class. */
    public static final class Shipment implements DataSerializable {
        Address to = new Address();
        Object payload;
        int weight;

        @Override
        public void writeData(ObjectDataOutput out) throws IOException {
            to.writeData(out);
            out.writeObject(payload);
            out.writeInt(weight);
        }

        @Override
        public void readData(ObjectDataInput in) throws IOException {
            to = new Address();
            to.readData(in);
            payload = in.readObject();
            weight = in.readInt();
        }
    }

    /** An amount of money. */
    public static final class Price {
        BigDecimal amount;
        String currency;
    }

    /** A decimal in its parts. */
    public static final class PriceSerializer implements StreamSerializer<Price> {
        @Override
        public int getTypeId() {
            return 1001;
        }

        @Override
        public void write(ObjectDataOutput out, Price price) throws IOException {
            out.writeInt(price.amount.scale());
            out.writeByteArray(price.amount.unscaledValue().toByteArray());
            out.writeString(price.currency);
        }

        @Override
        public Price read(ObjectDataInput in) throws IOException {
            Price price = new Price();
            int scale = in.readInt();
            price.amount = new BigDecimal(new BigInteger(in.readByteArray()), scale);
            price.currency = in.readString();
            return price;
        }
    }

    /** A position on a map. */
    public static final class Position {
        final double latitude;
        final double longitude;
        final long time;

        /** Takes all of it. */
        public Position(double latitude, double longitude, long time) {
            this.latitude = latitude;
            this.longitude = longitude;
            this.time = time;
        }
    }

    /** An object that its constructor fills. */
    public static final class PositionSerializer implements StreamSerializer<Position> {
        @Override
        public int getTypeId() {
            return 1002;
        }

        @Override
        public void write(ObjectDataOutput out, Position position) throws IOException {
            out.writeLong(position.time);
            out.writeDouble(position.latitude);
            out.writeDouble(position.longitude);
        }

        @Override
        public Position read(ObjectDataInput in) throws IOException {
            long time = in.readLong();
            double latitude = in.readDouble();
            double longitude = in.readDouble();
            return new Position(latitude, longitude, time);
        }
    }
}
