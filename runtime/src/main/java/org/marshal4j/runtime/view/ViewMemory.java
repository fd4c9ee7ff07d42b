package org.marshal4j.runtime.view;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ArraySource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.WindowAccess;
import org.marshal4j.runtime.memory.BufferMemory;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * The memory of a view, shared with the views of inner objects: an {@link Input} that each access positions, and, for
 * memory that stays where it is, the range of places in it, so that a field at a constant offset needs no input. There
 * a position is a place itself, an offset in {@link #base}: to go from one field to the next is one addition. Memory that
 * is lent may go away, so its range counts only from the question whether it is there until the input may have moved.
 * Only one thread may use it at a time.
 */
final class ViewMemory {
    /** No place is before it. */
    static final long NO_PLACE = Long.MIN_VALUE;

    private final Input own = new ArraySource().input();
    private Input in = own;

    private @Nullable Object base;
    /** Where the message starts, or the first of several. */
    private long from;
    /** The end of memory that needs no input, and cannot go away; otherwise {@link #NO_PLACE}. */
    private long to = NO_PLACE;
    /** The same, or the end of lent memory that has just been asked for. */
    private long end = NO_PLACE;
    /** Where lent memory ends that the input still has to be shown, and how many bytes the input has after that. */
    private long lentTo;

    private long behind;
    /** Whether the input still has to be shown the memory. */
    private boolean isAhead;

    private @Nullable Object held;
    /** Where a buffer that is held has its first byte. */
    private long start;
    /**
     * A buffer to ask before each access whether its memory still exists; null if the memory cannot go away, or if the
     * input knows.
     */
    private @Nullable ByteBuffer buffer;

    /** Whether the memory may go away, so that the buffer or the input has to be asked. */
    private boolean isLent;

    private @Nullable Input kept;
    /** Whether the last input was not made by the user, so that it has the limits of the view. */
    private boolean isMade;

    private WindowAccess access = WindowAccess.COPY;
    private int wraps;

    /** Returns the input to read from. */
    Input in() {
        if (isAhead) {
            showAhead();
        }
        if (isLent) {
            // Whoever uses the input may move it to other memory.
            end = NO_PLACE;
        }
        return in;
    }

    private void showAhead() {
        isAhead = false;
        if (to == NO_PLACE) {
            in.window(null, from, from, lentTo, 0, behind);
        } else {
            in.window(base, from, from, to, 0, 0);
        }
    }

    /** Returns the position of the first byte of memory that needs no input. */
    long from() {
        return from;
    }

    /** Whether bytes are in memory that needs no input: then their position is their offset in {@link #base}. */
    boolean has(long position, int size) {
        return position + size <= to;
    }

    /**
     * Goes to bytes in memory that is there.
     *
     * @param position the position of the bytes
     * @param size their number
     * @return their offset in {@link #base}
     * @throws java.nio.BufferUnderflowException if fewer bytes remain
     */
    long takeAt(long position, int size) {
        return position + size <= end ? position : in().takeAt(position, size);
    }

    /**
     * Finds the end of a text; null included.
     *
     * @param position where the text starts
     * @return the position behind it
     */
    long behindText(long position) {
        long end = this.end;
        if (position < end) {
            int count = RawMemory.getByte(base, position);
            long behind = position + Byte.BYTES + count;
            // Most texts have a count of one byte.
            if ((count | (end - behind)) >= 0) {
                return behind;
            }
        }
        return Walk.text(position, in());
    }

    /**
     * Returns the end of memory that is there and needs no input.
     *
     * @param elements as many elements as may be read without counting them
     * @return the end; {@link #NO_PLACE} if there is none, or if the limits allow fewer elements
     */
    long endWithin(long elements) {
        return elements <= in.limits().elements() ? end : NO_PLACE;
    }

    /** Returns the object that offsets in such memory relate to; null if they are addresses. */
    @Nullable
    Object quickBase() {
        return base;
    }

    /** Begins another read within the limits, as {@link Input#beginRead}. */
    void beginRead() {
        in.beginRead();
    }

    /** Returns the object that offsets relate to; null if they are addresses. */
    @Nullable
    Object base() {
        Object base = this.base;
        return base != null || end != NO_PLACE ? base : in().base();
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
        if (in == own) {
            return access;
        }
        if (isAhead) {
            showAhead();
        }
        return in.access();
    }

    /**
     * Refuses to go on if the memory has been released: the buffer belongs to a memory segment whose arena is closed or
     * confined to another thread, or the source of the input says so.
     *
     * @throws RuntimeException from the JVM or the source, if so
     */
    void requireAlive() {
        if (isLent) {
            requireOwner();
        }
    }

    private void requireOwner() {
        ByteBuffer buffer = this.buffer;
        if (buffer != null) {
            buffer.get(0);
            end = to == NO_PLACE ? in.endOfAddresses(from) : to;
        } else if (isAhead && in.source().isThere()) {
            end = lentTo;
        } else {
            if (isAhead) {
                showAhead();
            }
            in.requireAlive();
            end = in.endOfAddresses(from);
        }
    }

    void show(byte[] array, int offset, int length) {
        long start = RawMemory.ARRAY_OFFSET + offset;
        if (base == array) {
            showAgain(start, length);
        } else {
            show(array, start, length, array, WindowAccess.WRITABLE);
        }
    }

    // The buffer itself is meant.
    @SuppressWarnings("ReferenceEquality")
    void show(ByteBuffer buffer) {
        if (held == buffer && to > from) {
            showAgain(start + buffer.position(), buffer.remaining());
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
            end = NO_PLACE;
            isLent = true;
        }
    }

    /** Shows another message in the same memory. */
    void show() {
        wraps++;
    }

    /** Sets the limits of the view, unless it shows an input of the user's: then the limits of that. */
    void limits(ReadLimits limits) {
        if (in == own || isMade) {
            own.limits(limits);
        }
        in().limits(limits);
    }

    /** Shows an input that was made by the user, or for the view, whose limits it then gets. */
    void show(Input other, boolean isMade) {
        // Otherwise all else is as it was: whatever is shown in between is held instead.
        if (held != other) {
            this.isMade = isMade;
            if (isMade) {
                other.limits(own.limits());
            }
            in = other;
            kept = other;
            held = other;
            buffer = null;
            base = null;
            to = NO_PLACE;
            isLent = true;
        }
        from = other.position();
        isAhead = false;
        end = NO_PLACE;
        wraps++;
    }

    /**
     * Shows another message in the native memory of the last input, whose source tells whether it is there.
     *
     * @param address where the message starts
     * @param lentTo where the memory ends
     * @param behind the number of bytes that the input has after that
     */
    void showLent(long address, long lentTo, long behind) {
        if (kept != null && held != kept) {
            show(kept, true);
        }
        from = address;
        this.lentTo = lentTo;
        this.behind = behind;
        isAhead = true;
        end = NO_PLACE;
        wraps++;
    }

    /** Lets go of what was shown last. */
    void forget() {
        show(null, 0, 0, own, WindowAccess.COPY);
    }

    /** Shows native memory that stays where it is. */
    // The holder itself is meant.
    @SuppressWarnings("ReferenceEquality")
    void show(long address, int length, Object holder, WindowAccess access) {
        if (held == holder && this.access == access) {
            showAgain(address, length);
        } else {
            show(null, address, length, holder, access);
        }
    }

    /** Shows memory that stays where it is. */
    void show(@Nullable Object base, long start, int length, Object holder, WindowAccess access) {
        if (this.base != base) {
            this.base = base;
        }
        if (buffer != null) {
            buffer = null;
        }
        isLent = false;
        if (in != own) {
            in = own;
        }
        if (held != holder) {
            held = holder;
        }
        if (this.access != access) {
            this.access = access;
        }
        showAgain(start, length);
    }

    /** Shows a part of memory where all else is as it was: whatever is shown in between is held or based on instead. */
    private void showAgain(long first, int length) {
        from = first;
        to = first + length;
        end = to;
        isAhead = true;
        wraps++;
    }

    // Here and above: storing a reference costs more than testing it. HotSpot does not inline this method where no
    // buffer has been seen.
    @SuppressWarnings("ReferenceEquality")
    private void guard(@Nullable ByteBuffer other) {
        if (buffer != other) {
            buffer = other;
        }
        isLent = true;
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
