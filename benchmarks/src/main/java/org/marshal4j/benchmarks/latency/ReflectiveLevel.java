package org.marshal4j.benchmarks.latency;

import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.benchmarks.workload.book.Level;

/** {@link Level}, left to Chronicle. */
final class ReflectiveLevel extends SelfDescribingMarshallable {
    double price;
    double quantity;

    static ReflectiveLevel of(Level level) {
        ReflectiveLevel copy = new ReflectiveLevel();
        copy.price = level.price;
        copy.quantity = level.quantity;
        return copy;
    }
}
