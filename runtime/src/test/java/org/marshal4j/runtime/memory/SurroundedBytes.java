package org.marshal4j.runtime.memory;

import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;

/** Memory for a text with bytes around it, in an array or in direct memory. */
final class SurroundedBytes {
    private static final int AROUND = 8;

    private final ByteBuffer bytes;

    SurroundedBytes(boolean direct, int length) {
        int size = length + 2 * AROUND;
        bytes = direct ? ByteBuffer.allocateDirect(size) : ByteBuffer.allocate(size);
        for (int i = 0; i < size; i++) {
            bytes.put(i, (byte) '#');
        }
    }

    @Nullable
    Object base() {
        return bytes.hasArray() ? bytes.array() : BufferMemory.base(bytes);
    }

    /** Where the text begins. */
    long offset() {
        return AROUND + (bytes.hasArray() ? RawMemory.ARRAY_OFFSET : BufferMemory.at(bytes));
    }

    byte get(int index) {
        return bytes.get(AROUND + index);
    }

    void put(int index, int value) {
        bytes.put(AROUND + index, (byte) value);
    }

    /** Whether it holds this text, and what was around it before. */
    boolean holds(String text, Charset charset) {
        String around = "#".repeat(AROUND);
        return bytes.duplicate().clear().equals(ByteBuffer.wrap((around + text + around).getBytes(charset)));
    }
}
