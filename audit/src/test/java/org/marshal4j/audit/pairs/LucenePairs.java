package org.marshal4j.audit.pairs;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.lucene.store.DataInput;
import org.apache.lucene.store.DataOutput;

/** Correct pairs over streams of Lucene. */
public final class LucenePairs {

    private LucenePairs() {}

    /** What is known of a segment. */
    public static final class Segment {
        private String name;
        private int documents;
        private long deleted;
        private boolean compound;

        /** Writes it. */
        public void writeTo(DataOutput out) throws IOException {
            out.writeString(name);
            out.writeVInt(documents);
            out.writeZLong(deleted);
            out.writeByte((byte) (compound ? 1 : 0));
        }

        /** Reads it. */
        public void readFrom(DataInput in) throws IOException {
            name = in.readString();
            documents = in.readVInt();
            deleted = in.readZLong();
            compound = in.readByte() == 1;
        }
    }

    /** Terms with their counts, the last one of which is known to be the largest. */
    public static final class Terms {
        private Map<String, Integer> counts = new LinkedHashMap<>();
        private long total;
        private int[] blocks = new int[0];

        /** Writes it. */
        public void write(DataOutput out) throws IOException {
            out.writeVInt(counts.size());
            for (Map.Entry<String, Integer> entry : counts.entrySet()) {
                out.writeString(entry.getKey());
                out.writeVInt(entry.getValue());
            }
            out.writeLong(total);
            out.writeInt(blocks.length);
            for (int block : blocks) {
                out.writeInt(block);
            }
        }

        /** Reads it. */
        public void read(DataInput in) throws IOException {
            int size = in.readVInt();
            counts = new LinkedHashMap<>();
            for (int i = 0; i < size; i++) {
                String term = in.readString();
                counts.put(term, in.readVInt());
            }
            total = in.readLong();
            blocks = new int[in.readInt()];
            for (int i = 0; i < blocks.length; i++) {
                blocks[i] = in.readInt();
            }
        }
    }

    /** A range of values that may be open. */
    public static final class Bounds {
        private Long lower;
        private Long upper;
        private String field;

        /** Writes it. */
        public void encode(DataOutput out) throws IOException {
            out.writeString(field);
            if (lower == null) {
                out.writeByte((byte) 0);
            } else {
                out.writeByte((byte) 1);
                out.writeZLong(lower);
            }
            if (upper == null) {
                out.writeByte((byte) 0);
            } else {
                out.writeByte((byte) 1);
                out.writeZLong(upper);
            }
        }

        /** Reads it. */
        public void decode(DataInput in) throws IOException {
            field = in.readString();
            lower = in.readByte() == 0 ? null : in.readZLong();
            upper = in.readByte() == 0 ? null : in.readZLong();
        }
    }
}
