package org.marshal4j.table.memory;

import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * One buffer that a column has in each batch: its bitmap, its values or its offsets. Its location in a batch is set
 * before the first row of the batch becomes visible. One thread writes; other threads see what the table's size allows
 * them to see.
 */
public final class Lane {
    private static final int LINE = 64;

    private final int bits;
    private @Nullable Object[] bases = new Object[4];

    /** By batch: where the lane starts, for {@link RawMemory}, together with {@link #base}. */
    public long[] starts = new long[4];

    /**
     * Creates a lane.
     *
     * @param bits the number of bits of each value
     */
    public Lane(int bits) {
        this.bits = bits;
    }

    /** Returns the object that the start relates to. */
    public @Nullable Object base(int batch) {
        // A constant for the JIT: native memory has no base.
        return RawMemory.REACHES_OBJECTS ? null : bases[batch];
    }

    /** Returns the number of bytes for a number of values, rounded up to a multiple of 64. */
    public long size(long values) {
        return aligned((values * bits + 7) / 8);
    }

    /** Returns the number of bytes that a number of values takes, a multiple of eight. */
    public long bytes(long values) {
        return values * bits / 8;
    }

    /** Returns the number of values that fit in a number of bytes. */
    public long values(long size) {
        return size * 8 / bits;
    }

    /** Returns the next multiple of 64, to which Arrow aligns buffers. */
    public static long aligned(long size) {
        return (size + LINE - 1) & -LINE;
    }

    /** Sets the location of the lane in a batch. */
    public void attach(int batch, @Nullable Object base, long start) {
        if (batch >= starts.length) {
            int more = Math.max(batch + 1, 2 * starts.length);
            bases = Arrays.copyOf(bases, more);
            starts = Arrays.copyOf(starts, more);
        }
        Object slice = Slices.base(base, start);
        // Whoever sees the new location sees the values there.
        VarHandle.releaseFence();
        bases[batch] = slice;
        starts[batch] = Slices.start(base, start);
    }
}
