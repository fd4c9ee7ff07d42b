package org.marshal4j.examples.benchmarks;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;

/** Has no fields and no bytes: what remains is the cost of the harness. */
final class Nothing implements BytesMarshallable {

    @Override
    public void writeMarshallable(BytesOut<?> out) {
        // nothing to write
    }

    @Override
    public void readMarshallable(BytesIn<?> in) {
        // nothing to read
    }
}
