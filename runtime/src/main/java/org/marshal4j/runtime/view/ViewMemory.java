package org.marshal4j.runtime.view;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.ArraySource;
import org.marshal4j.runtime.memory.BufferMemory;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * The memory that a view looks at, shared with the views of the objects inside: an {@link Input} over it, which each access moves. Belongs
 * to one thread at a time.
 */
final class ViewMemory {
    private final Input own = new ArraySource().input();
    private Input in = own;
    private @Nullable Object held;
    private @Nullable ByteBuffer buffer;
    private boolean writable;
    private int wraps;

    /** What is read of. */
    Input in() {
        return in;
    }

    /** How often other memory has been shown, by which inner views know that it is not theirs any more. */
    int wraps() {
        return wraps;
    }

    /** Whether what is stored there gets into the message that was wrapped, and may. */
    boolean isWritable() {
        return writable;
    }

    /**
     * Refuses to go on where a buffer is over a memory segment whose arena is closed, or is another thread's.
     *
     * @throws RuntimeException of the JVM, if so
     */
    void requireAlive() {
        if (buffer != null && buffer.limit() > 0) {
            buffer.get(0);
        }
    }

    void show(byte[] array, int offset, int length) {
        long start = RawMemory.ARRAY_OFFSET + offset;
        show(array, start, length, array, true);
    }

    void show(ByteBuffer buffer) {
        if (buffer.hasArray()) {
            show(buffer.array(), buffer.arrayOffset() + buffer.position(), buffer.remaining());
        } else if (BufferMemory.isShown(buffer)) {
            show(BufferMemory.base(buffer), BufferMemory.at(buffer), buffer.remaining(), buffer, !buffer.isReadOnly());
        } else {
            byte[] copy = new byte[buffer.remaining()];
            buffer.get(buffer.position(), copy);
            show(copy, 0, copy.length);
            writable = false;
        }
    }

    void show(Input other) {
        in = other;
        held = null;
        buffer = null;
        writable = false;
        wraps++;
    }

    private void show(@Nullable Object base, long start, int length, Object holder, boolean mayBeSet) {
        own.window(base, start, start, start + length, start, 0);
        in = own;
        held = holder;
        buffer = null;
        writable = mayBeSet;
        wraps++;
    }

    /** Keeps the memory from being freed before this: what is read of is an address, which the garbage collector does not know. */
    // Who calls it does so in a finally block.
    @SuppressWarnings("ReachabilityFenceUsage")
    void keep() {
        Reference.reachabilityFence(held);
    }
}
