package org.marshal4j.audit.pairs;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/** Correct serializers of Kryo that choose what they write. */
public final class KryoPairsOfChoices {

    private KryoPairsOfChoices() {}

    /** One of several shapes. */
    public abstract static class Shape {
        String name;
    }

    /** A circle. */
    public static final class Circle extends Shape {
        double radius;
    }

    /** A rectangle. */
    public static final class Rectangle extends Shape {
        double width;
        double height;
    }

    /** A tag for each class. */
    public static final class ShapeSerializer extends Serializer<Shape> {
        private static final byte CIRCLE = 1;
        private static final byte RECTANGLE = 2;

        @Override
        public void write(Kryo kryo, Output output, Shape shape) {
            if (shape instanceof Circle circle) {
                output.writeByte(CIRCLE);
                output.writeString(circle.name);
                output.writeDouble(circle.radius);
            } else {
                Rectangle rectangle = (Rectangle) shape;
                output.writeByte(RECTANGLE);
                output.writeString(rectangle.name);
                output.writeDouble(rectangle.width);
                output.writeDouble(rectangle.height);
            }
        }

        @Override
        public Shape read(Kryo kryo, Input input, Class<? extends Shape> type) {
            byte tag = input.readByte();
            String name = input.readString();
            switch (tag) {
                case CIRCLE -> {
                    Circle circle = new Circle();
                    circle.name = name;
                    circle.radius = input.readDouble();
                    return circle;
                }
                case RECTANGLE -> {
                    Rectangle rectangle = new Rectangle();
                    rectangle.name = name;
                    rectangle.width = input.readDouble();
                    rectangle.height = input.readDouble();
                    return rectangle;
                }
                default -> throw new IllegalArgumentException("unknown tag " + tag);
            }
        }
    }

    /** What has got more fields over time. */
    public static final class Ticket {
        int number;
        String seat;
        long validUntil;
        boolean used;
    }

    /** A version in the first number. */
    public static final class TicketSerializer extends Serializer<Ticket> {
        private static final int VERSION = 3;

        @Override
        public void write(Kryo kryo, Output output, Ticket ticket) {
            output.writeVarInt(VERSION, true);
            output.writeInt(ticket.number);
            output.writeString(ticket.seat);
            output.writeLong(ticket.validUntil);
            output.writeBoolean(ticket.used);
        }

        @Override
        public Ticket read(Kryo kryo, Input input, Class<? extends Ticket> type) {
            int version = input.readVarInt(true);
            Ticket ticket = new Ticket();
            ticket.number = input.readInt();
            ticket.seat = input.readString();
            if (version > 1) {
                ticket.validUntil = input.readLong();
            }
            if (version > 2) {
                ticket.used = input.readBoolean();
            }
            return ticket;
        }
    }

    /** A place that may be missing. */
    public record Place(double latitude, double longitude) {}

    /** Null, told by a byte. */
    public static final class PlaceSerializer extends Serializer<Place> {

        /** Takes null as well. */
        public PlaceSerializer() {
            super(true, true);
        }

        @Override
        public void write(Kryo kryo, Output output, Place place) {
            if (place == null) {
                output.writeByte(Kryo.NULL);
                return;
            }
            output.writeByte(Kryo.NOT_NULL);
            output.writeDouble(place.latitude());
            output.writeDouble(place.longitude());
        }

        @Override
        public Place read(Kryo kryo, Input input, Class<? extends Place> type) {
            if (input.readByte() == Kryo.NULL) {
                return null;
            }
            double latitude = input.readDouble();
            return new Place(latitude, input.readDouble());
        }
    }
}
