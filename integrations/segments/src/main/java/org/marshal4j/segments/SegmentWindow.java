package org.marshal4j.segments;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.runtime.memory.BufferMemory;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * The part of a segment that an output or input sees, as offsets from a base. If the base is a ByteBuffer or a copy, it
 * moves along the segment. Not thread-safe.
 */
final class SegmentWindow {
    /** The largest part that is shown at a time, unless one value needs more. */
    private static final int BUFFER = 1 << 30;

    /** The number of bytes that are copied first: enough for most messages. Each further piece has twice as many. */
    private static final int FIRST_COPY = 1 << 9;

    /** The largest number of bytes that are copied at a time, unless one value needs more. */
    private static final int COPY = 1 << 13;

    private static final byte[] NOTHING = {};

    private final MemorySegment segment;
    private final Reach reach;
    private final long size;
    private @Nullable Object base;
    private byte[] copy = NOTHING;
    private int copied;
    private long first;
    private long end;

    /** The offset that the first byte of the segment has, or would have. */
    private long zero;

    SegmentWindow(MemorySegment segment, Reach reach) {
        this.segment = segment;
        this.reach = reach;
        this.size = segment.byteSize();
        switch (reach) {
            case ARRAY -> show(segment.heapBase().orElseThrow(), RawMemory.ARRAY_OFFSET + segment.address(), 0, size);
            case ADDRESS -> show(null, segment.address(), 0, size);
            case BUFFER, COPY -> show(null, 0, 0, 0);
        }
    }

    /** Shows a part of the segment, which begins at an offset from a base. */
    private void show(@Nullable Object base, long first, long at, long length) {
        this.base = base;
        this.first = first;
        this.end = first + length;
        this.zero = first - at;
    }

    /** Begins a message: bytes that were copied for an earlier one may have changed since. */
    void begin(long at) {
        if (reach == Reach.COPY) {
            copied = FIRST_COPY / 2;
            if (copy.length > ScratchBuffer.KEPT) {
                copy = NOTHING;
            }
            show(copy, RawMemory.ARRAY_OFFSET, at, 0);
        } else {
            require(at, 0);
        }
    }

    /** Shows at least a number of bytes from a position on; the segment must have them. */
    void require(long at, int length) {
        if (zero + at >= first && zero + at + length <= end) {
            return;
        }
        if (reach == Reach.BUFFER) {
            long shown = Math.min(size - at, Math.max(length, BUFFER));
            ByteBuffer buffer = segment.asSlice(at, shown).asByteBuffer();
            show(BufferMemory.base(buffer), BufferMemory.at(buffer), at, shown);
        } else {
            copied = Math.min(2 * copied, COPY);
            int shown = (int) Math.min(size - at, Math.max(length, copied));
            if (copy.length < shown) {
                copy = new byte[shown];
            }
            MemorySegment.copy(segment, ValueLayout.JAVA_BYTE, at, copy, 0, shown);
            show(copy, RawMemory.ARRAY_OFFSET, at, shown);
        }
    }

    /** The object from which offsets count. */
    @Nullable
    Object base() {
        return base;
    }

    /** The offset of the first byte that is shown. */
    long first() {
        return first;
    }

    /** The offset after the last byte that is shown. */
    long end() {
        return end;
    }

    /** The offset that a byte of the segment has, or would have. */
    long offset(long at) {
        return zero + at;
    }

    /** The number of bytes in the segment after those that are shown. */
    long behind() {
        return size - (end - zero);
    }
}
