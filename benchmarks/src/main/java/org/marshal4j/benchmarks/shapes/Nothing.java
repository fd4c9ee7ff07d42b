package org.marshal4j.benchmarks.shapes;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;

/** Has no fields and no bytes. */
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
