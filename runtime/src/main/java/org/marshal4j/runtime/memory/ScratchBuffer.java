package org.marshal4j.runtime.memory;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * A growing buffer over an array of its own, for messages on their way from or to an array, a {@link java.nio.ByteBuffer}, an object stream
 * or memory that is not known to be safe. Buffers are kept and used again; each belongs to one thread from {@link #take} to {@link #close}.
 *
 * <p>They are not in a ThreadLocal, since there may be a million virtual threads. A thread takes the buffer in the slot of its number;
 * whoever finds that slot empty makes a new one: another thread with the same slot, or code that is called within a write and writes itself.
 */
public final class ScratchBuffer implements AutoCloseable {
    /** Buffers with an array of more bytes than that are left to the garbage collector. */
    public static final int KEPT = 1 << 16;

    private static final int FIRST_SIZE = 1 << 10;

    /** A power of two. */
    private static final int SLOTS =
            Integer.highestOneBit(4 * Runtime.getRuntime().availableProcessors());

    /** References between two slots, so that threads do not share a cache line. */
    private static final int APART = 16;

    private static final AtomicReferenceArray<@Nullable ScratchBuffer> FREE = new AtomicReferenceArray<>(SLOTS * APART);

    private final ArrayTarget target = new ArrayTarget(FIRST_SIZE);
    private final ArraySource source = new ArraySource();

    private ScratchBuffer() {}

    /** One that is empty, and the caller's own until it is closed. */
    public static ScratchBuffer take() {
        ScratchBuffer free = FREE.getAndSet(slot(), null);
        return free == null ? new ScratchBuffer() : free;
    }

    private static int slot() {
        return ((int) Thread.currentThread().getId() & (SLOTS - 1)) * APART;
    }

    /** What to write to, from position 0. Nobody may use it after {@link #close}. */
    public Output output() {
        return output(ArrayTarget.LARGEST);
    }

    /** As {@link #output()}, for so many bytes at most. */
    public Output output(int limit) {
        return target.restart(limit);
    }

    /** The bytes from position 0 on: valid until more are written. */
    public byte[] array() {
        return target.array();
    }

    /** The same with room for so many bytes at least; those that were there stay. */
    public byte[] array(int size) {
        return target.array(size);
    }

    /** What to read that part of the array from. */
    public Input input(int offset, int length) {
        return source.show(array(), offset, length);
    }

    /** What to read a copy of these bytes from. */
    public Input holding(byte[] from, int offset, int length) {
        System.arraycopy(from, offset, array(length), 0, length);
        return input(0, length);
    }

    /** Gives it back. Who has kept the output or the input can do nothing with them. */
    @Override
    public void close() {
        target.output().close();
        source.input().close();
        if (array().length <= KEPT) {
            FREE.setRelease(slot(), this);
        }
    }
}
