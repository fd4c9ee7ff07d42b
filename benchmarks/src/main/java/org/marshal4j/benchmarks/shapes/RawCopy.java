package org.marshal4j.benchmarks.shapes;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.core.UnsafeMemory;

/** What copying memory takes by itself, between two fixed places. Its memory is never freed. */
final class RawCopy implements BytesMarshallable {
    private final long from;
    private final long to;
    private final int size;

    RawCopy(int size) {
        this.size = size;
        from = UnsafeMemory.UNSAFE.allocateMemory(size);
        to = UnsafeMemory.UNSAFE.allocateMemory(size);
    }

    @Override
    public void writeMarshallable(BytesOut<?> out) {
        UnsafeMemory.UNSAFE.copyMemory(from, to, size);
    }

    @Override
    public void readMarshallable(BytesIn<?> in) {
        UnsafeMemory.UNSAFE.copyMemory(to, from, size);
    }
}
