package org.marshal4j.runtime.memory;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * A growing buffer over an array of its own, for messages on their way from or to an array, a {@link java.nio.ByteBuffer}, an object stream
 * or memory that is not known to be safe. Buffers are kept and used again; each belongs to one thread from {@link #take} to {@link #close}, which that thread calls.
 *
 * <p>A platform thread has one of its own. Of virtual threads there may be a million: they take the buffer in the slot of their number, and
 * whoever finds that slot empty makes a new one: another thread with the same slot, or code that is called within a write and writes
 * itself.
 */
public final class ScratchBuffer implements AutoCloseable {
    /** Buffers with an array of more bytes than that are left to the garbage collector. */
    public static final int KEPT = 1 << 16;

    private static final int FIRST_SIZE = 1 << 10;

    private static final long NOBODY = 0;

    private static final ScratchBuffer[] OF_THREADS = new ScratchBuffer[ThreadSlots.COUNT];
    /** No lambda: the first one of a JVM takes it longer than the message. */
    private static final ThreadLocal<ScratchBuffer> OWN = new ThreadLocal<>() {
        @Override
        protected ScratchBuffer initialValue() {
            return new ScratchBuffer(Thread.currentThread().getId());
        }
    };

    /** A power of two. */
    private static final int SLOTS =
            Integer.highestOneBit(4 * Runtime.getRuntime().availableProcessors());

    /** References between two slots, so that threads do not share a cache line. */
    private static final int APART = 16;

    private static final AtomicReferenceArray<@Nullable ScratchBuffer> FREE = new AtomicReferenceArray<>(SLOTS * APART);

    /** The thread that it belongs to for good. Final: another thread that finds the buffer in its slot sees it. */
    private final long owner;

    private final ArrayTarget target = new ArrayTarget(FIRST_SIZE);
    private final ArraySource source = new ArraySource();

    private boolean inUse;

    private ScratchBuffer(long owner) {
        this.owner = owner;
    }

    /** One that is empty, and the caller's own until it is closed. */
    public static ScratchBuffer take() {
        long thread = Thread.currentThread().getId();
        ScratchBuffer own = OF_THREADS[ThreadSlots.of(thread)];
        if (own == null || own.owner != thread || own.inUse) {
            return takeElsewhere(thread);
        }
        own.inUse = true;
        return own;
    }

    private static ScratchBuffer takeElsewhere(long thread) {
        if (VirtualThreads.isCurrent()) {
            return takeShared();
        }
        ScratchBuffer own = OWN.get();
        if (own.inUse) {
            return takeShared();
        }
        OF_THREADS[ThreadSlots.of(thread)] = own;
        own.inUse = true;
        return own;
    }

    private static ScratchBuffer takeShared() {
        ScratchBuffer free = FREE.getAndSet(slot(), null);
        return free == null ? new ScratchBuffer(NOBODY) : free;
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
        inUse = false;
        if (owner == NOBODY) {
            share();
        } else if (array().length > KEPT) {
            leave();
        }
    }

    private void share() {
        if (array().length <= KEPT) {
            FREE.setRelease(slot(), this);
        }
    }

    private void leave() {
        OWN.remove();
        OF_THREADS[ThreadSlots.of(owner)] = null;
    }
}
