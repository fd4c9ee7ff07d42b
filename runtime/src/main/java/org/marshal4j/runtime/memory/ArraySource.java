package org.marshal4j.runtime.memory;

import java.util.Objects;

/** An array behind an {@link Input}. */
public final class ArraySource extends InputSource {
    private final Input input = new Input(this);

    /** What {@link #show} has shown last. */
    public Input input() {
        return input;
    }

    /**
     * The input over a part of an array; positions are its indexes.
     *
     * @throws IndexOutOfBoundsException if that is no part of the array
     */
    public Input show(byte[] array, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, array.length);
        long start = RawMemory.ARRAY_OFFSET + offset;
        input.window(array, start, start, start + length, RawMemory.ARRAY_OFFSET, 0);
        return input;
    }

    @Override
    protected void require(Input in, int size) {
        throw new IllegalStateException("an array has all of its bytes in one window");
    }
}
