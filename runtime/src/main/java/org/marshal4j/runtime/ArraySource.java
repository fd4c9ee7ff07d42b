package org.marshal4j.runtime;

import java.util.Objects;
import org.marshal4j.runtime.memory.RawMemory;

/** The array that an {@link Input} reads from, or native memory. */
public final class ArraySource extends InputSource {
    private final Input input = new Input(this);

    /** Creates a source that shows nothing yet. */
    public ArraySource() {}

    /** {@return the input over the part that {@link #show} has shown last} */
    public Input input() {
        return input;
    }

    /**
     * Shows a part of an array, whose indexes become the input's positions.
     *
     * @param array the array
     * @param offset where the part starts
     * @param length the number of bytes
     * @return the input
     * @throws IndexOutOfBoundsException if the array has no such part
     */
    public Input show(byte[] array, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, array.length);
        long start = RawMemory.ARRAY_OFFSET + offset;
        input.window(array, start, start, start + length, RawMemory.ARRAY_OFFSET, 0);
        return input;
    }

    /** Shows bytes at an address; positions count from the first of them. */
    Input show(long start, int length) {
        input.window(null, start, start, start + length, start, 0);
        return input;
    }

    /** Lets go of what was shown last; the input must be closed. */
    void forget() {
        input.window(null, 0, 0, -1, 0, 1);
    }

    @Override
    protected void require(InputWindow in, int size) {
        throw new IllegalStateException("an array has all of its bytes in one window");
    }
}
