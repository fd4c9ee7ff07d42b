package org.marshal4j.table;

import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Tests whether a text or a byte array has certain bytes, which are compared where they are stored. Most values differ
 * in the first half of their view, which has their length and their first four bytes.
 */
final class EqualBytes implements Scan.Test {
    private final Views views;
    private final byte[] wanted;
    private final int length;
    private final long low;
    private final long high;

    /** The bits of the view that the value takes: other programs may leave something in the others. */
    private final long lowMask;

    private final long highMask;

    EqualBytes(Views views, byte[] wanted) {
        this.views = views;
        this.wanted = wanted;
        this.length = wanted.length;
        this.low = length | Views.bytes(wanted, 0) << Integer.SIZE;
        this.high = Views.bytes(wanted, Integer.BYTES);
        this.lowMask = firstBytes(Integer.BYTES + length);
        this.highMask = firstBytes(length - Integer.BYTES);
    }

    private static long firstBytes(int count) {
        return count >= Long.BYTES ? -1 : (1L << Math.max(0, count) * Byte.SIZE) - 1;
    }

    /** Reads the view again at the end, as {@link Views#bytes} does, since another thread may be replacing the value. */
    @Override
    public boolean passes(int batch, int index) {
        while (true) {
            int reuses = views.reuses();
            Object base = views.base(batch);
            long at = views.view(batch, index);
            long first = RawMemory.getLong(base, at);
            if (((first ^ low) & lowMask) != 0) {
                return false;
            }
            VarHandle.loadLoadFence();
            long second = RawMemory.getLong(base, at + 8);
            boolean isSound = views.isSound(batch, first, second);
            boolean isEqual =
                    length <= Views.INLINE ? ((second ^ high) & highMask) == 0 : isSound && areAt(batch, second);
            if (views.isUnchanged(batch, index, base, at, first, second, reuses)) {
                if (!isSound) {
                    throw views.damagedAt(batch, index, first, second);
                }
                return isEqual;
            }
        }
    }

    private boolean areAt(int batch, long place) {
        Object base = views.placeBase(batch, place);
        long at = views.placeAt(batch, place);
        int last = length - Long.BYTES;
        for (int i = 0; i < last; i += Long.BYTES) {
            if (differ(base, at, i)) {
                return false;
            }
        }
        // May overlap the eight bytes before.
        return !differ(base, at, last);
    }

    private boolean differ(@Nullable Object base, long at, int index) {
        return RawMemory.getLong(base, at + index) != RawMemory.getLong(wanted, RawMemory.ARRAY_OFFSET + index);
    }
}
