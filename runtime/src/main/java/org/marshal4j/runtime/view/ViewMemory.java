package org.marshal4j.runtime.view;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ArraySource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.WindowAccess;
import org.marshal4j.runtime.memory.BufferMemory;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * The memory of a view, shared with the views of inner objects: an {@link Input} that each access positions, and, for
 * memory that stays where it is, the range of places in it, so that a field at a constant offset needs no input. Only one
 * thread may use it at a time.
 */
final class ViewMemory {
    /** No place is before it. */
    static final long NO_PLACE = Long.MIN_VALUE;

    private final Input own = new ArraySource().input();
    private Input in = own;

    private @Nullable Object base;
    private long from;
    /** The end of memory that needs no input, and cannot go away; otherwise {@link #NO_PLACE}. */
    private long to = NO_PLACE;
    /** Whether {@link #own} still has to be shown the memory. */
    private boolean isAhead;

    private @Nullable Object held;
    /** Where a buffer that is held has its first byte. */
    private long start;
    /**
     * A buffer to ask before each access whether its memory still exists; null if the memory cannot go away, or if the
     * input knows.
     */
    private @Nullable ByteBuffer buffer;

    private @Nullable Input kept;
    private WindowAccess access = WindowAccess.COPY;
    private int wraps;

    /** Returns the input to read from. */
    Input in() {
        if (isAhead) {
            isAhead = false;
            own.window(base, from, from, to, from, 0);
        }
        return in;
    }

    /**
     * Returns where bytes are, as an offset in {@link #base}, if they are in memory that needs no input.
     *
     * @param position the position of the bytes, 0 or more
     * @return the place; {@link #NO_PLACE} if they are not
     */
    long place(long position, int size) {
        long place = from + position;
        return place + size > to ? NO_PLACE : place;
    }

    /**
     * Finds the end of a text, if it is in memory that needs no input and its count is one byte, as in most texts.
     *
     * @param position where the text starts, 0 or more
     * @return the position behind it; {@link #NO_PLACE} if somebody else has to find it
     */
    long behindText(long position) {
        long start = from + position;
        if (start >= to) {
            return NO_PLACE;
        }
        int count = RawMemory.getByte(base, start);
        long behind = start + Byte.BYTES + count;
        return count < 0 || behind > to ? NO_PLACE : behind - from;
    }

    /**
     * Returns the count of elements of one size, if they are in memory that needs no input, the count is one byte, and
     * it is within the limits; then it counts against them.
     *
     * @param position where the count is, 0 or more
     * @param size the size of an element in bytes, 0 or more
     * @param max the maximum count
     * @return the count; -1, and nothing is counted, if somebody else has to read it
     */
    int countAt(long position, int size, int max) {
        long start = from + position;
        if (start >= to || size == 0) {
            return -1;
        }
        int count = RawMemory.getByte(base, start);
        boolean isThere = count >= 0 && count <= max && start + Byte.BYTES + (long) count * size <= to;
        return isThere && own.hasElements(count) ? count : -1;
    }

    /** Begins another read within the limits, as {@link Input#beginRead}. */
    void beginRead() {
        in.beginRead();
    }

    /** Returns the object that offsets relate to; null if they are addresses. */
    @Nullable
    Object base() {
        Object base = this.base;
        return base != null || to != NO_PLACE ? base : in().base();
    }

    /** Counts the changes of memory, by which inner views notice that it is no longer theirs. */
    int wraps() {
        return wraps;
    }

    /** Returns the last input that was shown, so that it can be shown again; null if there was none. */
    @Nullable
    Input kept() {
        return kept;
    }

    /** Tells how the bytes taken last relate to those that were wrapped. */
    WindowAccess access() {
        return in == own ? access : in.access();
    }

    /**
     * Refuses to go on if the memory has been released: the buffer belongs to a memory segment whose arena is closed or
     * confined to another thread, or the source of the input says so.
     *
     * @throws RuntimeException from the JVM or the source, if so
     */
    void requireAlive() {
        ByteBuffer buffer = this.buffer;
        if (buffer != null) {
            buffer.get(0);
        } else if (to == NO_PLACE) {
            in.requireAlive();
        }
    }

    void show(byte[] array, int offset, int length) {
        long start = RawMemory.ARRAY_OFFSET + offset;
        if (base == array) {
            // All else is as it was: whatever is shown in between changes the base.
            from = start;
            to = start + length;
            isAhead = true;
            wraps++;
        } else {
            show(array, start, length, array, WindowAccess.WRITABLE);
        }
    }

    // The buffer itself is meant.
    @SuppressWarnings("ReferenceEquality")
    void show(ByteBuffer buffer) {
        if (held == buffer && to > from) {
            // All else is as it was: whatever is shown in between is held instead.
            from = start + buffer.position();
            to = from + buffer.remaining();
            isAhead = true;
            wraps++;
        } else if (buffer.hasArray()) {
            show(buffer.array(), buffer.arrayOffset() + buffer.position(), buffer.remaining());
        } else if (BufferMemory.isShown(buffer)) {
            WindowAccess access = buffer.isReadOnly() ? WindowAccess.READ_ONLY : WindowAccess.WRITABLE;
            long at = BufferMemory.at(buffer);
            show(BufferMemory.base(buffer), at, buffer.remaining(), buffer, access);
            start = at - buffer.position();
            watch(buffer);
        } else {
            byte[] copy = new byte[buffer.remaining()];
            buffer.get(buffer.position(), copy);
            show(copy, 0, copy.length);
            access = WindowAccess.COPY;
        }
    }

    /** The buffer may be of a memory segment, which can be closed. */
    private void watch(ByteBuffer buffer) {
        if (buffer.limit() == 0) {
            return;
        }
        if (!RawMemory.REACHES_OBJECTS) {
            // Each access asks the buffer by itself.
            guard(buffer);
        } else if (!BufferMemory.isKept(buffer)) {
            guard(buffer);
            in();
            to = NO_PLACE;
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
        if (buffer != null) {
            buffer = null;
        }
        base = null;
        to = NO_PLACE;
        isAhead = false;
        wraps++;
    }

    /** Lets go of what was shown last. */
    void forget() {
        show(null, 0, 0, own, WindowAccess.COPY);
    }

    /** Shows memory that stays where it is. */
    void show(@Nullable Object base, long start, int length, Object holder, WindowAccess access) {
        if (this.base != base) {
            this.base = base;
        }
        if (buffer != null) {
            buffer = null;
        }
        from = start;
        to = start + length;
        isAhead = true;
        if (in != own) {
            in = own;
        }
        if (held != holder) {
            held = holder;
        }
        if (this.access != access) {
            this.access = access;
        }
        wraps++;
    }

    // Here and above: storing a reference costs more than testing it. HotSpot does not inline this method where no
    // buffer has been seen.
    @SuppressWarnings("ReferenceEquality")
    private void guard(@Nullable ByteBuffer other) {
        if (buffer != other) {
            buffer = other;
        }
    }

    /**
     * Keeps the memory from being freed before this call: reads use an address, which the garbage collector does not
     * know.
     */
    // Callers do so in a finally block.
    @SuppressWarnings("ReachabilityFenceUsage")
    void keep() {
        Reference.reachabilityFence(held);
    }
}
