package org.marshal4j.table.memory;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * One buffer that a column has in each batch: its bitmap, its values, its offsets. Where it is in a batch is set before the batch's first row is
 * shown. One thread writes; others see what the table's size shows them.
 */
public final class Lane {
    private static final int LINE = 64;

    private final int bits;
    private @Nullable Object[] bases = new Object[4];

    /** By batch: where it begins, as {@link RawMemory} takes it, with {@link #base}. */
    public long[] starts = new long[4];

    /**
     * A lane.
     *
     * @param bits of each value
     */
    public Lane(int bits) {
        this.bits = bits;
    }

    /** What the start counts in. */
    public @Nullable Object base(int batch) {
        // A constant for the JIT: native memory has no base.
        return RawMemory.REACHES_OBJECTS ? null : bases[batch];
    }

    /** Bytes for so many values, a multiple of 64. */
    public long size(long values) {
        return aligned((values * bits + 7) / 8);
    }

    /** How many values so many bytes have room for. */
    public long values(long size) {
        return size * 8 / bits;
    }

    /** The next multiple of 64, as Arrow aligns buffers. */
    public static long aligned(long size) {
        return (size + LINE - 1) & -LINE;
    }

    /** Says where the lane is in a batch. */
    public void attach(int batch, @Nullable Object base, long start) {
        if (batch >= starts.length) {
            int more = Math.max(batch + 1, 2 * starts.length);
            bases = Arrays.copyOf(bases, more);
            starts = Arrays.copyOf(starts, more);
        }
        bases[batch] = base;
        starts[batch] = start;
    }
}
