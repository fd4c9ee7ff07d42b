package org.marshal4j.audit.pairs;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.io.Writable;

/** Correct pairs of Hadoop. */
public final class WritablePairs {

    private WritablePairs() {}

    /** Numbers of several types. */
    public static final class Tick implements Writable {
        private long time;
        private int size;
        private float price;
        private short venue;
        private byte flags;
        private boolean last;

        @Override
        public void write(DataOutput out) throws IOException {
            out.writeLong(time);
            out.writeInt(size);
            out.writeFloat(price);
            out.writeShort(venue);
            out.writeByte(flags);
            out.writeBoolean(last);
        }

        @Override
        public void readFields(DataInput in) throws IOException {
            time = in.readLong();
            size = in.readInt();
            price = in.readFloat();
            venue = in.readShort();
            flags = in.readByte();
            last = in.readBoolean();
        }
    }

    /** What becomes of a task. */
    public enum State {
        RUNNING,
        DONE,
        FAILED
    }

    /** A text that may be null, an enum by its name, and a list. */
    public static final class TaskReport implements Writable {
        private String task;
        private String message;
        private State state = State.RUNNING;
        private List<String> hosts = new ArrayList<>();
        private long finished;

        @Override
        public void write(DataOutput out) throws IOException {
            out.writeUTF(task);
            out.writeUTF(state.name());
            out.writeBoolean(message != null);
            if (message != null) {
                out.writeUTF(message);
            }
            out.writeInt(hosts.size());
            for (String host : hosts) {
                out.writeUTF(host);
            }
            if (state != State.RUNNING) {
                out.writeLong(finished);
            }
        }

        @Override
        public void readFields(DataInput in) throws IOException {
            task = in.readUTF();
            state = State.valueOf(in.readUTF());
            message = null;
            if (in.readBoolean()) {
                message = in.readUTF();
            }
            int size = in.readInt();
            hosts.clear();
            for (int i = 0; i < size; i++) {
                hosts.add(in.readUTF());
            }
            if (state != State.RUNNING) {
                finished = in.readLong();
            }
        }
    }

    /** Two numbers. */
    public static final class Point implements Writable {
        private int x;
        private int y;

        @Override
        public void write(DataOutput out) throws IOException {
            out.writeInt(x);
            out.writeInt(y);
        }

        @Override
        public void readFields(DataInput in) throws IOException {
            x = in.readInt();
            y = in.readInt();
        }
    }

    /** Objects in an object, of which one may be null. */
    public static final class Region implements Writable {
        private Point corner = new Point();
        private Point opposite;
        private String label = "";

        @Override
        public void write(DataOutput out) throws IOException {
            corner.write(out);
            out.writeBoolean(opposite == null);
            if (opposite != null) {
                opposite.write(out);
            }
            out.writeUTF(label);
        }

        @Override
        public void readFields(DataInput in) throws IOException {
            corner.readFields(in);
            boolean open = in.readBoolean();
            if (open) {
                opposite = null;
            } else {
                opposite = new Point();
                opposite.readFields(in);
            }
            label = in.readUTF();
        }
    }

    /** One of several forms, by a number before it. */
    public static final class Shape implements Writable {
        private static final int CIRCLE = 1;
        private static final int SQUARE = 2;
        private static final int PATH = 3;

        private int kind = CIRCLE;
        private double radius;
        private int side;
        private int[] path = new int[0];

        @Override
        public void write(DataOutput out) throws IOException {
            out.writeByte(kind);
            switch (kind) {
                case CIRCLE:
                    out.writeDouble(radius);
                    break;
                case SQUARE:
                    out.writeInt(side);
                    break;
                case PATH:
                    out.writeInt(path.length);
                    for (int step : path) {
                        out.writeInt(step);
                    }
                    break;
                default:
                    throw new IOException("no such kind: " + kind);
            }
        }

        @Override
        public void readFields(DataInput in) throws IOException {
            kind = in.readByte();
            switch (kind) {
                case CIRCLE:
                    radius = in.readDouble();
                    break;
                case SQUARE:
                    side = in.readInt();
                    break;
                case PATH:
                    path = new int[in.readInt()];
                    for (int i = 0; i < path.length; i++) {
                        path[i] = in.readInt();
                    }
                    break;
                default:
                    throw new IOException("no such kind: " + kind);
            }
        }
    }

    /** An array that always has the same length. */
    public static final class Histogram implements Writable {
        private static final int BUCKETS = 4;

        private final long[] counts = new long[BUCKETS];
        private long below;
        private long above;

        /** For an empty one. */
        public Histogram() {}

        /** For some numbers. */
        public Histogram(int first, int second, long above) {
            counts[0] = first;
            counts[1] = second;
            counts[3] = first + second;
            this.above = above;
        }

        @Override
        public void write(DataOutput out) throws IOException {
            out.writeLong(below);
            for (int i = 0; i < BUCKETS; i++) {
                out.writeLong(counts[i]);
            }
            out.writeLong(above);
        }

        @Override
        public void readFields(DataInput in) throws IOException {
            below = in.readLong();
            for (int i = 0; i < BUCKETS; i++) {
                counts[i] = in.readLong();
            }
            above = in.readLong();
        }
    }

    /** A part in a buffer of its own, after its length. */
    public static final class Envelope implements Writable {
        private String to;
        private int attempts;
        private byte[] body = new byte[0];
        private long sent;

        @Override
        public void write(DataOutput out) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream header = new DataOutputStream(bytes);
            header.writeUTF(to);
            header.writeInt(attempts);
            byte[] array = bytes.toByteArray();
            out.writeInt(array.length);
            out.write(array);
            out.writeInt(body.length);
            out.write(body);
            out.writeLong(sent);
        }

        @Override
        public void readFields(DataInput in) throws IOException {
            byte[] array = new byte[in.readInt()];
            in.readFully(array);
            DataInputStream header = new DataInputStream(new ByteArrayInputStream(array));
            to = header.readUTF();
            attempts = header.readInt();
            body = new byte[in.readInt()];
            in.readFully(body);
            sent = in.readLong();
        }
    }

    /** A map, of which nothing but the size is written if it is empty. */
    public static final class Counters implements Writable {
        private Map<String, Long> values = new TreeMap<>();
        private String group = "";

        @Override
        public void write(DataOutput out) throws IOException {
            out.writeInt(values.size());
            if (values.isEmpty()) {
                return;
            }
            out.writeUTF(group);
            for (Map.Entry<String, Long> entry : values.entrySet()) {
                out.writeUTF(entry.getKey());
                out.writeLong(entry.getValue());
            }
        }

        @Override
        public void readFields(DataInput in) throws IOException {
            values = new TreeMap<>();
            int size = in.readInt();
            if (size == 0) {
                return;
            }
            group = in.readUTF();
            for (int i = 0; i < size; i++) {
                String name = in.readUTF();
                values.put(name, in.readLong());
            }
        }
    }
}
