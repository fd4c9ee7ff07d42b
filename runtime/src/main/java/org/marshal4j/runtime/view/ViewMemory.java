package org.marshal4j.runtime.view;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.ArraySource;
import org.marshal4j.runtime.memory.BufferMemory;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.WindowAccess;

/**
 * The memory that a view looks at, shared with the views of the objects inside: an {@link Input} over it, which each access moves. Belongs
 * to one thread at a time.
 */
final class ViewMemory {
    private final Input own = new ArraySource().input();
    private Input in = own;
    private @Nullable Object held;
    /** Asked before each access whether its memory is still there; null if that cannot be gone, or the input knows. */
    private @Nullable ByteBuffer buffer;

    /** Whether somebody has to be asked, before each access. */
    private boolean guarded;

    private @Nullable Input kept;
    private WindowAccess access = WindowAccess.COPY;
    private int wraps;

    /** What is read of. */
    Input in() {
        return in;
    }

    /** How often other memory has been shown, by which inner views know that it is not theirs any more. */
    int wraps() {
        return wraps;
    }

    /** The last input that was shown, which may be shown again; null if there was none. */
    @Nullable
    Input kept() {
        return kept;
    }

    /** What the bytes that were taken last are to what was wrapped. */
    WindowAccess access() {
        return in == own ? access : in.access();
    }

    /**
     * Refuses to go on where the memory has been released: a buffer is over a memory segment whose arena is closed, or is another thread's,
     * or the source of an input says so.
     *
     * @throws RuntimeException of the JVM or the source, if so
     */
    void requireAlive() {
        if (guarded) {
            ByteBuffer buffer = this.buffer;
            if (buffer != null) {
                buffer.get(0);
            } else {
                in.requireAlive();
            }
        }
    }

    void show(byte[] array, int offset, int length) {
        long start = RawMemory.ARRAY_OFFSET + offset;
        show(array, start, length, array, WindowAccess.WRITABLE);
    }

    void show(ByteBuffer buffer) {
        if (buffer.hasArray()) {
            show(buffer.array(), buffer.arrayOffset() + buffer.position(), buffer.remaining());
        } else if (BufferMemory.isShown(buffer)) {
            WindowAccess access = buffer.isReadOnly() ? WindowAccess.READ_ONLY : WindowAccess.WRITABLE;
            show(BufferMemory.base(buffer), BufferMemory.at(buffer), buffer.remaining(), buffer, access);
            guard(buffer.limit() > 0 ? buffer : null);
            guarded = this.buffer != null;
        } else {
            byte[] copy = new byte[buffer.remaining()];
            buffer.get(buffer.position(), copy);
            show(copy, 0, copy.length);
            access = WindowAccess.COPY;
        }
    }

    /** Shows another message in the same memory. */
    void show() {
        wraps++;
    }

    void show(Input other) {
        if (in != other) {
            in = other;
            kept = other;
            held = other;
        }
        guard(null);
        guarded = true;
        wraps++;
    }

    private void show(@Nullable Object base, long start, int length, Object holder, WindowAccess access) {
        own.window(base, start, start, start + length, start, 0);
        if (in != own) {
            in = own;
        }
        if (held != holder) {
            held = holder;
        }
        if (this.access != access) {
            this.access = access;
        }
        guarded = false;
        wraps++;
    }

    // Here and above: a store of a reference costs more than a test.
    @SuppressWarnings("ReferenceEquality")
    private void guard(@Nullable ByteBuffer other) {
        if (buffer != other) {
            buffer = other;
        }
    }

    /** Keeps the memory from being freed before this: what is read of is an address, which the garbage collector does not know. */
    // Who calls it does so in a finally block.
    @SuppressWarnings("ReachabilityFenceUsage")
    void keep() {
        Reference.reachabilityFence(held);
    }
}
