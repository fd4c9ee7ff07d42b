package org.marshal4j.benchmarks.peer.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.benchmarks.workload.book.Level;

/** One price level of a book. */
final class LevelByHand implements ByHand<Level> {
    static final LevelByHand INSTANCE = new LevelByHand();

    private LevelByHand() {}

    @Override
    public void write(Level level, BytesOut<?> out) {
        out.writeDouble(level.price);
        out.writeDouble(level.quantity);
    }

    @Override
    public void read(Level level, BytesIn<?> in) {
        level.price = in.readDouble();
        level.quantity = in.readDouble();
    }
}
