package org.marshal4j.audit.pairs;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Correct pairs of our own, with the number of bytes that they say they write. */
public final class FieldMarshallerPairs {

    private FieldMarshallerPairs() {}

    /** An amount of money. */
    public record Money(long units, int nanos, String currency) {
        static Money of(long units, int nanos, String currency) {
            return new Money(units, nanos, currency);
        }
    }

    /** Numbers of fixed size, and a text. */
    public static final class MoneyMarshaller implements FieldMarshaller<Money> {
        @Override
        public void write(Money value, Output out) {
            out.writeLong(value.units());
            out.writeInt(value.nanos());
            out.writeUtf8(value.currency());
        }

        @Override
        public Money read(Money current, Input in) {
            long units = in.readLong();
            int nanos = in.readInt();
            String currency = in.readUtf8();
            return new Money(units, nanos, currency);
        }

        @Override
        public long sizeOf(Money value) {
            return 8 + 4 + Output.utf8Length(value.currency());
        }
    }

    /** A time of day. */
    public static final class Clock {
        private byte hour;
        private byte minute;
        private short millis;
    }

    /** Nothing but a fixed size. */
    public static final class ClockMarshaller implements FieldMarshaller<Clock> {
        @Override
        public void write(Clock value, Output out) {
            out.writeByte(value.hour);
            out.writeByte(value.minute);
            out.writeShort(value.millis);
        }

        @Override
        public Clock read(Clock current, Input in) {
            Clock clock = current == null ? new Clock() : current;
            clock.hour = in.readByte();
            clock.minute = in.readByte();
            clock.millis = in.readShort();
            return clock;
        }

        @Override
        public long sizeOf(Clock value) {
            return 4;
        }
    }

    /** Words of a text. */
    public static final class Words {
        private List<String> all = new ArrayList<>();
        private long seen;
    }

    /** As many texts as a number says. */
    public static final class WordsMarshaller implements FieldMarshaller<Words> {
        @Override
        public void write(Words value, Output out) {
            out.writeStopBit(value.all.size());
            for (String word : value.all) {
                out.writeUtf8(word);
            }
            out.writeLong(value.seen);
        }

        @Override
        public Words read(Words current, Input in) {
            Words words = new Words();
            int size = (int) in.readStopBit();
            for (int i = 0; i < size; i++) {
                words.all.add(in.readUtf8());
            }
            words.seen = in.readLong();
            return words;
        }

        @Override
        public long sizeOf(Words value) {
            long size = Output.stopBitLength(value.all.size());
            for (String word : value.all) {
                size += Output.utf8Length(word);
            }
            return size + 8;
        }
    }

    /** A number of values, or none. */
    public static final class Curve {
        private double[] points;
        private boolean closed;
    }

    /** An array that may be null, by a byte before it. */
    public static final class CurveMarshaller implements FieldMarshaller<Curve> {
        @Override
        public void write(Curve value, Output out) {
            out.writeBoolean(value.closed);
            out.writeBoolean(value.points != null);
            if (value.points != null) {
                out.writeInt(value.points.length);
                for (double point : value.points) {
                    out.writeDouble(point);
                }
            }
        }

        @Override
        public Curve read(Curve current, Input in) {
            Curve curve = new Curve();
            curve.closed = in.readBoolean();
            if (in.readBoolean()) {
                curve.points = new double[in.readInt()];
                for (int i = 0; i < curve.points.length; i++) {
                    curve.points[i] = in.readDouble();
                }
            }
            return curve;
        }

        @Override
        public long sizeOf(Curve value) {
            return 2 + (value.points == null ? 0 : 4 + 8L * value.points.length);
        }
    }
}
