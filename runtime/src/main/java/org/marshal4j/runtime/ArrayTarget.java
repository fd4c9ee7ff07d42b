package org.marshal4j.runtime;

import java.util.Arrays;
import java.util.Objects;
import org.marshal4j.runtime.memory.RawMemory;

/** The array that an {@link Output} writes to: one that grows as needed, or a part of a given one. */
public final class ArrayTarget extends OutputTarget {
    /** The size of the largest array that every JVM can create. */
    public static final int LARGEST = Integer.MAX_VALUE - 16;

    /** Up to this size the array doubles when it grows; above, it grows by this many bytes at a time. */
    private static final int STEP = 1 << 22;

    private final Output output = new Output(this);
    private final boolean grows;
    private final int start;
    private byte[] array;
    private int limit;

    /**
     * Creates a target with an array that grows.
     *
     * @param capacity the initial size of the array
     */
    public ArrayTarget(int capacity) {
        this.array = new byte[capacity];
        this.grows = true;
        this.start = 0;
        this.limit = LARGEST;
        show(0);
    }

    /** Creates a target over a part of an array. */
    ArrayTarget(byte[] array, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, array.length);
        this.array = array;
        this.grows = false;
        this.start = offset;
        this.limit = offset + length;
        show(offset);
    }

    /** {@return the output that writes to the array} */
    public Output output() {
        return output;
    }

    /** {@return the array, with the bytes at their positions; valid until more are written} */
    public byte[] array() {
        return array;
    }

    /**
     * Makes room for at least {@code size} bytes; the bytes written so far are kept.
     *
     * @param size the number of bytes
     * @return the array
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

    /**
     * Starts again at the first position.
     *
     * @param limit the maximum number of bytes that can be written
     * @return the output
     */
    public Output restart(int limit) {
        this.limit = start + limit;
        show(start);
        return output;
    }

    /**
     * Sets the position at which writing must stop, at most the size of the largest array.
     *
     * @param limit the position
     */
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
    protected void makeRoom(OutputWindow out, int size) {
        long position = out.position();
        if (position + size > limit || !grows) {
            throw new BufferFullException(size, limit - position);
        }
        grow((int) position + size);
        show((int) position);
    }

    @Override
    protected long remainingBehind(OutputWindow out) {
        return Math.max(0, limit - array.length);
    }

    private void grow(int needed) {
        array = Arrays.copyOf(array, capacityFor(needed));
    }

    /** Returns the next power of two, up to {@link #STEP}; above, the next multiple of it. */
    static int capacityFor(int needed) {
        if (needed <= STEP) {
            return Math.max(64, Integer.highestOneBit(Math.max(1, needed - 1)) << 1);
        }
        long steps = ((long) needed + STEP - 1) / STEP;
        return (int) Math.min(LARGEST, steps * STEP);
    }
}
