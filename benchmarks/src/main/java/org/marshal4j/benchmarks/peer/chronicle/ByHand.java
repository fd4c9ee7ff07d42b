package org.marshal4j.benchmarks.peer.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;

/**
 * The code of {@code writeMarshallable} and {@code readMarshallable} in a class that implements
 * {@code BytesMarshallable}.
 */
interface ByHand<T> {

    void write(T object, BytesOut<?> out);

    void read(T object, BytesIn<?> in);
}
