package org.marshal4j.audit.pairs;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.apache.hadoop.io.Writable;

/** Correct pairs of Hadoop. */
public final class WritablePairs {

    private WritablePairs() {}

    /** Two numbers. */
    public static final class Point implements Writable {
        int x;
        int y;

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
}
