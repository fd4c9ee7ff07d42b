package org.marshal4j.runtime.memory;

import java.util.Arrays;
import java.util.Objects;

/** An array behind an {@link Output}: one that grows with what is written, or a part of one that is given. */
public final class ArrayTarget extends OutputTarget {
    /** The largest array that every JVM can make. */
    public static final int LARGEST = Integer.MAX_VALUE - 16;

    /** Up to here an array doubles; from here on it grows by as much at a time. */
    private static final int STEP = 1 << 22;

    private final Output output = new Output(this);
    private final boolean grows;
    private final int start;
    private byte[] array;
    private int limit;

    /** An array that grows. */
    public ArrayTarget(int capacity) {
        this.array = new byte[capacity];
        this.grows = true;
        this.start = 0;
        this.limit = LARGEST;
        show(0);
    }

    /** A part of an array. */
    ArrayTarget(byte[] array, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, array.length);
        this.array = array;
        this.grows = false;
        this.start = offset;
        this.limit = offset + length;
        show(offset);
    }

    /** What to write to. */
    public Output output() {
        return output;
    }

    /** The array, with the bytes at their positions: valid until more are written. */
    public byte[] array() {
        return array;
    }

    /**
     * The array with room for so many bytes at least; those that were there stay.
     *
     * @param size bytes
     */
    public byte[] array(int size) {
        if (size > array.length) {
            int position = (int) output.position();
            grow(size);
            if (output.isOpen()) {
                show(position);
            }
        }
        return array;
    }

    /** Begins again at the first position, and lets so many bytes be written. */
    public Output restart(int limit) {
        this.limit = start + limit;
        show(start);
        return output;
    }

    /** Lets bytes be written up to a position, or to the largest array there is. */
    public void limit(long limit) {
        this.limit = (int) Math.min(LARGEST, limit);
        show((int) output.position());
    }

    private void show(int position) {
        output.window(
                array,
                RawMemory.ARRAY_OFFSET + start,
                RawMemory.ARRAY_OFFSET + position,
                RawMemory.ARRAY_OFFSET + Math.min(array.length, limit),
                RawMemory.ARRAY_OFFSET);
    }

    @Override
    protected void makeRoom(Output out, int size) {
        long position = out.position();
        if (position + size > limit || !grows) {
            throw new BufferFullException(size, limit - position);
        }
        grow((int) position + size);
        show((int) position);
    }

    @Override
    protected long remainingBehind(Output out) {
        return Math.max(0, limit - array.length);
    }

    private void grow(int needed) {
        array = Arrays.copyOf(array, capacityFor(needed));
    }

    /** The next power of two up to {@link #STEP}, then a multiple of that. */
    static int capacityFor(int needed) {
        if (needed <= STEP) {
            return Math.max(64, Integer.highestOneBit(Math.max(1, needed - 1)) << 1);
        }
        long steps = ((long) needed + STEP - 1) / STEP;
        return (int) Math.min(LARGEST, steps * STEP);
    }
}
