package org.marshal4j.benchmarks.peer;

import java.io.ByteArrayOutputStream;

/** An array that is written to repeatedly, and handed out without a copy. */
final class ArrayOutput extends ByteArrayOutputStream {

    ArrayOutput() {
        super(64 << 10);
    }

    /** Returns the array, filled up to {@link #size}; it is another one after it had to grow. */
    byte[] array() {
        return buf;
    }
}
