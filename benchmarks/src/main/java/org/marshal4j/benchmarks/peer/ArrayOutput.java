package org.marshal4j.benchmarks.peer;

import java.io.ByteArrayOutputStream;

/** An array that is written to again and again, and handed out without a copy. */
final class ArrayOutput extends ByteArrayOutputStream {

    ArrayOutput() {
        super(64 << 10);
    }

    /** The array, filled up to {@link #size}; another one after it had to grow. */
    byte[] array() {
        return buf;
    }
}
