package org.marshal4j.audit.pairs;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Correct serializers of Kryo. */
public final class KryoPairs {

    private KryoPairs() {}

    /** An order with its state. */
    public static final class Order {
        long id;
        String customer;
        State state = State.NEW;
        double amount;
        boolean express;
    }

    /** How far an order is. */
    public enum State {
        NEW,
        PAID,
        SENT
    }

    /** Fields of several types. */
    public static final class OrderSerializer extends Serializer<Order> {

        @Override
        public void write(Kryo kryo, Output output, Order order) {
            output.writeVarLong(order.id, true);
            output.writeString(order.customer);
            output.writeVarInt(order.state.ordinal(), true);
            output.writeDouble(order.amount);
            output.writeBoolean(order.express);
        }

        @Override
        public Order read(Kryo kryo, Input input, Class<? extends Order> type) {
            Order order = new Order();
            order.id = input.readVarLong(true);
            order.customer = input.readString();
            order.state = State.values()[input.readVarInt(true)];
            order.amount = input.readDouble();
            order.express = input.readBoolean();
            return order;
        }
    }

    /** An amount that cannot change. */
    public record Money(long units, String currency, byte scale) {}

    /** A constructor that takes what is read. */
    public static final class MoneySerializer extends Serializer<Money> {

        @Override
        public void write(Kryo kryo, Output output, Money money) {
            output.writeLong(money.units());
            output.writeString(money.currency());
            output.writeByte(money.scale());
        }

        @Override
        public Money read(Kryo kryo, Input input, Class<? extends Money> type) {
            long units = input.readLong();
            String currency = input.readString();
            return new Money(units, currency, input.readByte());
        }
    }

    /** A thing and how many of it. */
    public record Item(String article, int count) {}

    /** A list of things. */
    public static final class Basket {
        String owner;
        List<Item> items = new ArrayList<>();
        int discount;
    }

    /** A list. */
    public static final class BasketSerializer extends Serializer<Basket> {

        @Override
        public void write(Kryo kryo, Output output, Basket basket) {
            output.writeString(basket.owner);
            output.writeVarInt(basket.items.size(), true);
            for (Item item : basket.items) {
                output.writeString(item.article());
                output.writeVarInt(item.count(), true);
            }
            output.writeInt(basket.discount);
        }

        @Override
        public Basket read(Kryo kryo, Input input, Class<? extends Basket> type) {
            Basket basket = new Basket();
            basket.owner = input.readString();
            int size = input.readVarInt(true);
            for (int i = 0; i < size; i++) {
                String article = input.readString();
                basket.items.add(new Item(article, input.readVarInt(true)));
            }
            basket.discount = input.readInt();
            return basket;
        }
    }

    /** Texts by their names. */
    public static final class Settings {
        Map<String, String> texts = new LinkedHashMap<>();
        float volume;
    }

    /** A map. */
    public static final class SettingsSerializer extends Serializer<Settings> {

        @Override
        public void write(Kryo kryo, Output output, Settings settings) {
            output.writeInt(settings.texts.size(), true);
            for (Map.Entry<String, String> entry : settings.texts.entrySet()) {
                output.writeString(entry.getKey());
                output.writeString(entry.getValue());
            }
            output.writeFloat(settings.volume);
        }

        @Override
        public Settings read(Kryo kryo, Input input, Class<? extends Settings> type) {
            Settings settings = new Settings();
            int size = input.readInt(true);
            for (int i = 0; i < size; i++) {
                String key = input.readString();
                String value = input.readString();
                settings.texts.put(key, value);
            }
            settings.volume = input.readFloat();
            return settings;
        }
    }

    /** Measured values. */
    public static final class Reading {
        int sensor;
        Double value;
        String error;
        short quality;
    }

    /** Flags before what may be null. */
    public static final class ReadingSerializer extends Serializer<Reading> {

        @Override
        public void write(Kryo kryo, Output output, Reading reading) {
            output.writeInt(reading.sensor);
            if (reading.value == null) {
                output.writeBoolean(false);
            } else {
                output.writeBoolean(true);
                output.writeDouble(reading.value);
            }
            output.writeByte(reading.error == null ? 0 : 1);
            if (reading.error != null) {
                output.writeString(reading.error);
            }
            output.writeShort(reading.quality);
        }

        @Override
        public Reading read(Kryo kryo, Input input, Class<? extends Reading> type) {
            Reading reading = new Reading();
            reading.sensor = input.readInt();
            if (input.readBoolean()) {
                reading.value = input.readDouble();
            }
            if (input.readByte() == 1) {
                reading.error = input.readString();
            }
            reading.quality = input.readShort();
            return reading;
        }
    }

    /** Rows of numbers. */
    public record Grid(int[][] rows, String unit) {}

    /** Arrays in an array. */
    public static final class GridSerializer extends Serializer<Grid> {

        @Override
        public void write(Kryo kryo, Output output, Grid grid) {
            output.writeVarInt(grid.rows().length, true);
            for (int[] row : grid.rows()) {
                output.writeVarInt(row.length, true);
                for (int cell : row) {
                    output.writeInt(cell);
                }
            }
            output.writeString(grid.unit());
        }

        @Override
        public Grid read(Kryo kryo, Input input, Class<? extends Grid> type) {
            int[][] rows = new int[input.readVarInt(true)][];
            for (int i = 0; i < rows.length; i++) {
                int[] row = new int[input.readVarInt(true)];
                for (int j = 0; j < row.length; j++) {
                    row[j] = input.readInt();
                }
                rows[i] = row;
            }
            return new Grid(rows, input.readString());
        }
    }

    /** A person, with objects that Kryo knows. */
    public static final class Profile {
        String name;
        LocalDate born;
        Object extra;
        char initial;
    }

    /** Objects that Kryo writes by itself. */
    public static final class ProfileSerializer extends Serializer<Profile> {

        @Override
        public void write(Kryo kryo, Output output, Profile profile) {
            output.writeString(profile.name);
            kryo.writeObjectOrNull(output, profile.born, LocalDate.class);
            kryo.writeClassAndObject(output, profile.extra);
            output.writeChar(profile.initial);
        }

        @Override
        public Profile read(Kryo kryo, Input input, Class<? extends Profile> type) {
            Profile profile = new Profile();
            profile.name = input.readString();
            profile.born = kryo.readObjectOrNull(input, LocalDate.class);
            profile.extra = kryo.readClassAndObject(input);
            profile.initial = input.readChar();
            return profile;
        }
    }

    /** Bytes with a name. */
    public static final class Attachment {
        String name;
        byte[] content;
        int checksum;
    }

    /** A size that says null. */
    public static final class AttachmentSerializer extends Serializer<Attachment> {

        @Override
        public void write(Kryo kryo, Output output, Attachment attachment) {
            output.writeString(attachment.name);
            if (attachment.content == null) {
                output.writeVarInt(0, true);
            } else {
                output.writeVarInt(attachment.content.length + 1, true);
                output.writeBytes(attachment.content);
            }
            output.writeInt(attachment.checksum);
        }

        @Override
        public Attachment read(Kryo kryo, Input input, Class<? extends Attachment> type) {
            Attachment attachment = new Attachment();
            attachment.name = input.readString();
            int length = input.readVarInt(true);
            if (length > 0) {
                attachment.content = input.readBytes(length - 1);
            }
            attachment.checksum = input.readInt();
            return attachment;
        }
    }
}
