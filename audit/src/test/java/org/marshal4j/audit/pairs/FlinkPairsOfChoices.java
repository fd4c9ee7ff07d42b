package org.marshal4j.audit.pairs;

import java.io.IOException;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.marshal4j.audit.pairs.FlinkPairs.Plain;

/** Correct serializers of Flink that choose what they write. */
public final class FlinkPairsOfChoices {

    private FlinkPairsOfChoices() {}

    /** What has got more fields over time. */
    public static final class Position {
        String account = "";
        int quantity;
        double average;
    }

    /** A version in the first byte. */
    public static final class PositionSerializer extends Plain<Position> {
        private static final int VERSION = 2;

        @Override
        public void serialize(Position position, DataOutputView target) throws IOException {
            target.writeByte(VERSION);
            target.writeUTF(position.account);
            target.writeInt(position.quantity);
            target.writeDouble(position.average);
        }

        @Override
        public Position deserialize(DataInputView source) throws IOException {
            int version = source.readByte();
            Position position = new Position();
            position.account = source.readUTF();
            position.quantity = source.readInt();
            if (version >= 2) {
                position.average = source.readDouble();
            }
            return position;
        }

        @Override
        public void copy(DataInputView source, DataOutputView target) throws IOException {
            serialize(deserialize(source), target);
        }
    }

    /** One of several records. */
    public sealed interface Event {}

    /** Something begins. */
    public record Opened(String name, long time) implements Event {}

    /** Something moves. */
    public record Moved(int dx, int dy) implements Event {}

    /** Something ends. */
    public record Closed(boolean normally) implements Event {}

    /** A tag for each class. */
    public static final class EventSerializer extends Plain<Event> {

        @Override
        public void serialize(Event event, DataOutputView target) throws IOException {
            if (event instanceof Opened opened) {
                target.writeByte(0);
                target.writeUTF(opened.name());
                target.writeLong(opened.time());
            } else if (event instanceof Moved moved) {
                target.writeByte(1);
                target.writeInt(moved.dx());
                target.writeInt(moved.dy());
            } else if (event instanceof Closed closed) {
                target.writeByte(2);
                target.writeBoolean(closed.normally());
            } else {
                throw new IOException("unknown event " + event);
            }
        }

        @Override
        public Event deserialize(DataInputView source) throws IOException {
            int tag = source.readByte();
            switch (tag) {
                case 0:
                    String name = source.readUTF();
                    return new Opened(name, source.readLong());
                case 1:
                    int dx = source.readInt();
                    return new Moved(dx, source.readInt());
                case 2:
                    return new Closed(source.readBoolean());
                default:
                    throw new IOException("unknown tag " + tag);
            }
        }

        @Override
        public void copy(DataInputView source, DataOutputView target) throws IOException {
            serialize(deserialize(source), target);
        }
    }

    /** Arrays of numbers. */
    public static final class Series {
        long[] times = {};
        float[] values = {};
    }

    /** Arrays, one of which may be null. */
    public static final class SeriesSerializer extends Plain<Series> {

        @Override
        public void serialize(Series series, DataOutputView target) throws IOException {
            target.writeInt(series.times.length);
            for (long time : series.times) {
                target.writeLong(time);
            }
            target.writeInt(series.values == null ? -1 : series.values.length);
            if (series.values != null) {
                for (float value : series.values) {
                    target.writeFloat(value);
                }
            }
        }

        @Override
        public Series deserialize(DataInputView source) throws IOException {
            Series series = new Series();
            series.times = new long[source.readInt()];
            for (int i = 0; i < series.times.length; i++) {
                series.times[i] = source.readLong();
            }
            int values = source.readInt();
            if (values >= 0) {
                series.values = new float[values];
                for (int i = 0; i < values; i++) {
                    series.values[i] = source.readFloat();
                }
            } else {
                series.values = null;
            }
            return series;
        }

        @Override
        public void copy(DataInputView source, DataOutputView target) throws IOException {
            serialize(deserialize(source), target);
        }
    }

    /** What is only there sometimes. */
    public static final class Session {
        String user;
        String agent;
        boolean secure;
        long begin;
    }

    /** Flags in the bits of a byte. */
    public static final class SessionSerializer extends Plain<Session> {
        private static final int USER = 1;
        private static final int AGENT = 2;
        private static final int SECURE = 4;

        @Override
        public void serialize(Session session, DataOutputView target) throws IOException {
            int flags = 0;
            if (session.user != null) {
                flags |= USER;
            }
            if (session.agent != null) {
                flags |= AGENT;
            }
            if (session.secure) {
                flags |= SECURE;
            }
            target.writeByte(flags);
            if (session.user != null) {
                target.writeUTF(session.user);
            }
            if (session.agent != null) {
                target.writeUTF(session.agent);
            }
            target.writeLong(session.begin);
        }

        @Override
        public Session deserialize(DataInputView source) throws IOException {
            Session session = new Session();
            int flags = source.readByte();
            if ((flags & USER) != 0) {
                session.user = source.readUTF();
            }
            if ((flags & AGENT) != 0) {
                session.agent = source.readUTF();
            }
            session.secure = (flags & SECURE) != 0;
            session.begin = source.readLong();
            return session;
        }

        @Override
        public void copy(DataInputView source, DataOutputView target) throws IOException {
            serialize(deserialize(source), target);
        }
    }

    /** A point in time that may be missing. */
    public record Stamp(long millis, int nanos) {}

    /** A number that stands for null. */
    public static final class StampSerializer extends Plain<Stamp> {

        @Override
        public void serialize(Stamp stamp, DataOutputView target) throws IOException {
            if (stamp == null) {
                target.writeLong(Long.MIN_VALUE);
                target.writeInt(0);
            } else {
                target.writeLong(stamp.millis());
                target.writeInt(stamp.nanos());
            }
        }

        @Override
        public Stamp deserialize(DataInputView source) throws IOException {
            long millis = source.readLong();
            int nanos = source.readInt();
            if (millis == Long.MIN_VALUE) {
                return null;
            }
            return new Stamp(millis, nanos);
        }

        @Override
        public void copy(DataInputView source, DataOutputView target) throws IOException {
            target.writeLong(source.readLong());
            target.writeInt(source.readInt());
        }
    }
}
