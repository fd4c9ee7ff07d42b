package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * What an {@link Output} has of a message: a window onto its memory, which an {@link OutputTarget} shows, and a position in
 * it. Only outputs extend it; it stands apart so that encodings need not know what an output offers beyond that.
 *
 * <p>Use it in one thread at a time.
 */
public abstract class OutputWindow {
    private final OutputTarget target;
    private @Nullable Object base;
    private long first;
    private long next;
    private long end;
    private long origin;
    private ReadLimits limits = ReadLimits.DEFAULT;

    OutputWindow(OutputTarget target) {
        this.target = target;
    }

    /**
     * Advances the position by {@code size} bytes.
     *
     * @param size the number of bytes, 0 or more
     * @return where the bytes start: an offset in {@link #base}
     * @throws java.nio.BufferOverflowException if they do not fit; nothing has moved
     */
    public final long reserve(int size) {
        long start = next;
        if (start + size > end) {
            return reserveElsewhere(size);
        }
        next = start + size;
        return start;
    }

    private long reserveElsewhere(int size) {
        requireOpen();
        target.makeRoom(this, size);
        long start = next;
        next = start + size;
        return start;
    }

    /**
     * Returns the object that offsets from {@link #reserve} relate to. Valid as long as they are.
     *
     * @return an array, a buffer or a segment; null if offsets are addresses
     */
    public final @Nullable Object base() {
        Object base = this.base;
        // Not redundant: where only native memory has been seen, HotSpot drops the other branch. Then it knows
        // that the base is null, and need not keep raw accesses in order with accesses to objects.
        return base == null ? null : base;
    }

    /** {@return the number of bytes that {@link #reserve} can return without making room} */
    public final long room() {
        return end - next;
    }

    /**
     * Gives back the last {@code size} bytes of what {@link #reserve} reserved last.
     *
     * @param size the number of bytes
     */
    public final void giveBack(long size) {
        requireOpen();
        next -= size;
    }

    /** {@return the offset of the next byte in the memory} */
    public final long position() {
        return next - origin;
    }

    /**
     * Goes back to an earlier position. The bytes written since are not part of the message.
     *
     * @param position the position
     * @throws IllegalStateException if there is no such position
     */
    public final void rewind(long position) {
        if (isInWindow(position)) {
            next = origin + position;
        } else {
            requireOpen();
            target.rewind(this, position);
        }
    }

    /**
     * Stores four bytes at an earlier position.
     *
     * @param position the position
     * @param value the value
     */
    public final void putInt(long position, int value) {
        if (isInWindow(position)) {
            RawMemory.putInt(base, origin + position, value);
        } else {
            requireOpen();
            target.putInt(this, position, value);
        }
    }

    /** {@return the number of bytes that can be written before the limit} */
    public final long remaining() {
        requireOpen();
        return end - next + target.remainingBehind(this);
    }

    /** {@return the written bytes, by position} */
    public final RandomBytes written() {
        requireOpen();
        return target.written(this);
    }

    /** {@return the target of this output, for the code that created it} */
    public final OutputTarget target() {
        return target;
    }

    /** {@return the limits that readers of the message are expected to have} */
    public final ReadLimits limits() {
        return limits;
    }

    final void setLimits(ReadLimits limits) {
        this.limits = limits;
    }

    /**
     * For targets: shows a window.
     *
     * @param base the object that the offsets relate to
     * @param first where the window starts
     * @param next where the next byte goes
     * @param end the end of the window, exclusive
     * @param origin where the byte at position 0 is, or would be
     */
    public final void window(@Nullable Object base, long first, long next, long end, long origin) {
        // Storing a reference costs more than testing it.
        if (this.base != base) {
            this.base = base;
        }
        this.first = first;
        this.next = next;
        this.end = end;
        this.origin = origin;
    }

    /**
     * For targets: closes the window because the memory no longer belongs to the output. Until a window is shown again,
     * calls that write, look at written bytes or go to another position throw an IllegalStateException.
     */
    public final void close() {
        // A window that ends before its next byte: nothing fits in it, so that frequently called methods need not test
        // whether it is open.
        end = next - 1;
        if (limits != ReadLimits.DEFAULT) {
            limits = ReadLimits.DEFAULT;
        }
    }

    /** Whether there is a window, or will be one when something is written. */
    final boolean isOpen() {
        return next <= end;
    }

    private void requireOpen() {
        if (!isOpen()) {
            throw new IllegalStateException("this output is no longer in use: its message is complete, or has failed");
        }
    }

    /** {@return the bytes of the window, by position; for targets} */
    public final RandomBytes inWindow() {
        Object base = this.base;
        long origin = this.origin;
        return position -> RawMemory.getByte(base, origin + position);
    }

    private boolean isInWindow(long position) {
        long place = origin + position;
        return place >= first && place <= next && next <= end;
    }
}
