package org.marshal4j.runtime;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicReferenceArray;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.OnHeapBytes;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawHeap;

/**
 * A growing buffer over an array of its own, for messages on their way from or to an array, a {@link ByteBuffer}, an object stream or memory that
 * is not known to be safe. They are kept and used again; one belongs to one thread from {@link #take} to {@link #close}.
 *
 * <p>Not in a ThreadLocal: of virtual threads there may be a million. A thread takes the one in the place of its number, and whoever finds
 * that place empty makes a new one: another thread of the same place, or code that is called within a write and writes itself.
 */
public final class ScratchBytes implements AutoCloseable {
    /** Those with an array of more bytes than that are left to the garbage collector. */
    public static final int KEPT = 1 << 16;

    private static final int FIRST_SIZE = 1 << 10;

    /** A power of two. */
    private static final int PLACES =
            Integer.highestOneBit(4 * Runtime.getRuntime().availableProcessors());

    /** References between two places, so that threads do not share a cache line. */
    private static final int APART = 16;

    private static final AtomicReferenceArray<@Nullable ScratchBytes> FREE = new AtomicReferenceArray<>(PLACES * APART);

    private final OnHeapBytes bytes = Bytes.allocateElasticOnHeap(FIRST_SIZE);

    private ScratchBytes() {
        // One thread at a time has it, but not always the same.
        bytes.singleThreadedCheckDisabled(true);
    }

    /** One that is empty, and the caller's own until it is closed. */
    public static ScratchBytes take() {
        ScratchBytes free = FREE.getAndSet(place(), null);
        return free == null ? new ScratchBytes() : free;
    }

    private static int place() {
        return ((int) Thread.currentThread().getId() & (PLACES - 1)) * APART;
    }

    /** What to write to and to read from. Nobody may use it after {@link #close}. */
    public OnHeapBytes bytes() {
        return bytes;
    }

    /** The bytes behind position 0: valid until more are written. */
    public byte[] array() {
        byte[] array = RawHeap.array(bytes);
        if (array == null) {
            throw new IllegalStateException("elastic bytes on the heap have an array");
        }
        return array;
    }

    /** The same with room for so many bytes at least; those that were there stay. */
    public byte[] array(int size) {
        bytes.ensureCapacity(size);
        return array();
    }

    /** With a copy of these bytes to read. */
    OnHeapBytes holding(byte[] from, int offset, int length) {
        System.arraycopy(from, offset, array(length), 0, length);
        return readable(0, length);
    }

    /** With a copy of what remains in a buffer, whose position stays. */
    OnHeapBytes holding(ByteBuffer from) {
        int length = from.remaining();
        from.get(from.position(), array(length), 0, length);
        return readable(0, length);
    }

    /** With that part of its array to read. */
    public OnHeapBytes readable(int offset, int length) {
        bytes.readPositionRemaining(offset, length);
        return bytes;
    }

    /** Gives it back. */
    @Override
    public void close() {
        if (array().length <= KEPT) {
            bytes.clear();
            FREE.setRelease(place(), this);
        }
    }
}
