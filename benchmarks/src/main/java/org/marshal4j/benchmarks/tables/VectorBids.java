package org.marshal4j.benchmarks.tables;

import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.Float8Vector;

/** Bids in a vector of Arrow Java, whose checks the flags of the JVM can turn off. */
final class VectorBids implements Bids {
    private final BufferAllocator allocator = new RootAllocator();
    private final Float8Vector vector = new Float8Vector("bid", allocator);

    /** Creates the bids of this many rows. */
    VectorBids(int rows) {
        vector.allocateNew(rows);
        for (int row = 0; row < rows; row++) {
            vector.set(row, Tick.of(row).getBid());
        }
        vector.setValueCount(rows);
    }

    @Override
    public double sum() {
        double sum = 0;
        for (int row = 0; row < vector.getValueCount(); row++) {
            sum += vector.get(row);
        }
        return sum;
    }

    @Override
    public void close() {
        vector.close();
        allocator.close();
    }
}
