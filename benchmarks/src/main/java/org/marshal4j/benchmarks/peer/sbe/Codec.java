package org.marshal4j.benchmarks.peer.sbe;

import org.agrona.concurrent.UnsafeBuffer;

/** Copies the fields of a class between its objects and the flyweights that SBE has generated. */
interface Codec<T> {

    /** Writes to the start of the buffer; returns the number of bytes. */
    int write(T object, UnsafeBuffer buffer);

    /** Reads from the start of the buffer into an object. */
    void read(UnsafeBuffer buffer, T object);
}
