package org.marshal4j.audit.pairs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.elasticsearch.Version;
import org.elasticsearch.common.io.stream.StreamInput;
import org.elasticsearch.common.io.stream.StreamOutput;
import org.elasticsearch.common.io.stream.Streamable;
import org.elasticsearch.common.io.stream.Writeable;

/** Correct pairs of Elasticsearch. */
public final class ElasticsearchPairs {

    private ElasticsearchPairs() {}

    /** An object that is read into. */
    public static final class Shard implements Streamable {
        String index;
        int number;
        boolean primary;
        long size;

        @Override
        public void readFrom(StreamInput in) throws IOException {
            index = in.readString();
            number = in.readVInt();
            primary = in.readBoolean();
            size = in.readLong();
        }

        @Override
        public void writeTo(StreamOutput out) throws IOException {
            out.writeString(index);
            out.writeVInt(number);
            out.writeBoolean(primary);
            out.writeLong(size);
        }
    }

    /** Lists of objects that are read into, and of texts. */
    public static final class Allocation implements Streamable {
        List<Shard> shards = new ArrayList<>();
        List<String> nodes = new ArrayList<>();

        @Override
        public void readFrom(StreamInput in) throws IOException {
            int size = in.readVInt();
            shards = new ArrayList<>(size);
            for (int i = 0; i < size; i++) {
                Shard shard = new Shard();
                shard.readFrom(in);
                shards.add(shard);
            }
            int count = in.readVInt();
            nodes = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                nodes.add(in.readString());
            }
        }

        @Override
        public void writeTo(StreamOutput out) throws IOException {
            out.writeVInt(shards.size());
            for (Shard shard : shards) {
                shard.writeTo(out);
            }
            out.writeVInt(nodes.size());
            for (String node : nodes) {
                out.writeString(node);
            }
        }
    }

    /** A field of newer versions. */
    public static final class Timeout implements Writeable {
        final long millis;
        final String source;
        final int retries;

        /** Reads what was written. */
        public Timeout(StreamInput in) throws IOException {
            millis = in.readVLong();
            source = in.readOptionalString();
            retries = in.getVersion().onOrAfter(Version.V_6_4_0) ? in.readVInt() : 0;
        }

        @Override
        public void writeTo(StreamOutput out) throws IOException {
            out.writeVLong(millis);
            out.writeOptionalString(source);
            if (out.getVersion().onOrAfter(Version.V_6_4_0)) {
                out.writeVInt(retries);
            }
        }
    }

    /** Bytes after their number. */
    public static final class Blob implements Writeable {
        final String name;
        final byte[] content;

        /** Reads what was written. */
        public Blob(StreamInput in) throws IOException {
            name = in.readString();
            content = new byte[in.readVInt()];
            in.readBytes(content, 0, content.length);
        }

        @Override
        public void writeTo(StreamOutput out) throws IOException {
            out.writeString(name);
            out.writeVInt(content.length);
            out.writeBytes(content, 0, content.length);
        }
    }

    /** A shape of one of two kinds. */
    public static final class Shape implements Writeable {
        static final byte CIRCLE = 1;
        static final byte BOX = 2;

        final boolean round;
        final double width;
        final double height;

        /** Reads what was written. */
        public Shape(StreamInput in) throws IOException {
            byte kind = in.readByte();
            switch (kind) {
                case CIRCLE:
                    round = true;
                    width = in.readDouble();
                    height = width;
                    break;
                case BOX:
                    round = false;
                    width = in.readDouble();
                    height = in.readDouble();
                    break;
                default:
                    throw new IOException("no kind of shape: " + kind);
            }
        }

        @Override
        public void writeTo(StreamOutput out) throws IOException {
            if (round) {
                out.writeByte(CIRCLE);
                out.writeDouble(width);
            } else {
                out.writeByte(BOX);
                out.writeDouble(width);
                out.writeDouble(height);
            }
        }
    }

    /** Objects in a list. */
    public static final class Batch implements Writeable {
        final int id;
        final List<Blob> blobs;

        /** Reads what was written. */
        public Batch(StreamInput in) throws IOException {
            id = in.readInt();
            blobs = in.readList(Blob::new);
        }

        @Override
        public void writeTo(StreamOutput out) throws IOException {
            out.writeInt(id);
            out.writeList(blobs);
        }
    }
}
