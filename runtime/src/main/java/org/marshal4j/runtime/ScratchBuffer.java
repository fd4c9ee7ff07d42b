package org.marshal4j.runtime;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.BufferMemory;
import org.marshal4j.runtime.memory.FreeSlots;
import org.marshal4j.runtime.memory.KeptByThread;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.ThreadSlots;
import org.marshal4j.runtime.memory.VirtualThreads;

/**
 * A growing buffer over an array of its own, for messages on their way from or to an array, a {@link ByteBuffer}, an
 * object stream, or memory that is not known to be safe; and an input for messages that are read in place or copied in
 * pieces. Buffers are kept and reused. Each belongs to one thread from {@link #take} to {@link #close}, which the same
 * thread must call.
 *
 * <p>A platform thread has its own buffer, and another for messages within messages. There may be a million virtual
 * threads, so they share: each takes the buffer from the slot for its number. If the slot is empty, a new buffer is
 * created. That happens when another thread uses the same slot, or when code called during a write writes a message
 * itself.
 */
public final class ScratchBuffer implements AutoCloseable {
    /** A buffer with a larger array than this, in bytes, is left to the garbage collector. */
    public static final int KEPT = 1 << 16;

    private static final int FIRST_SIZE = 1 << 10;

    private static final long NOBODY = 0;

    private static final ScratchBuffer[] OF_THREADS = new ScratchBuffer[ThreadSlots.COUNT];
    private static final KeptByThread<ScratchBuffer> OWN = new KeptByThread<>() {
        @Override
        protected ScratchBuffer make() {
            return new ScratchBuffer(Thread.currentThread().getId(), null);
        }
    };

    private static final FreeSlots<ScratchBuffer> FREE = new FreeSlots<>();

    /**
     * The thread that owns the buffer permanently. Final, so that another thread that finds the buffer in its slot sees
     * it.
     */
    private final long owner;

    private final ArrayTarget target = new ArrayTarget(FIRST_SIZE);
    private final ArraySource source = new ArraySource();

    /** Made for the first buffer that needs it. */
    private @Nullable BufferSource copies;

    /** Made for the first message that is in two places. */
    private @Nullable JoinedSource joined;

    /** The first buffer of the thread, if this is its second. */
    private final @Nullable ScratchBuffer outer;

    /** The second buffer of the thread. */
    private @Nullable ScratchBuffer inner;

    private boolean inUse;

    /** Whether the input shows memory that the buffer must not keep from the garbage collector. */
    private boolean showsLarge;

    private ScratchBuffer(long owner, @Nullable ScratchBuffer outer) {
        this.owner = owner;
        this.outer = outer;
    }

    /**
     * Takes an empty buffer, which the caller owns until it closes it.
     *
     * @return the buffer
     */
    public static ScratchBuffer take() {
        long thread = Thread.currentThread().getId();
        ScratchBuffer own = OF_THREADS[ThreadSlots.of(thread)];
        if (own == null || own.owner != thread) {
            return takeElsewhere();
        }
        return own.inUse ? own.takeInner() : own.taken();
    }

    private static ScratchBuffer takeElsewhere() {
        if (VirtualThreads.isCurrent()) {
            return takeShared();
        }
        ScratchBuffer own = OWN.find(OF_THREADS);
        return own.inUse ? own.takeInner() : own.taken();
    }

    private ScratchBuffer taken() {
        inUse = true;
        return this;
    }

    /** Takes the second buffer of this thread: a message is read or written within another, such as a former one. */
    private ScratchBuffer takeInner() {
        ScratchBuffer known = inner;
        if (known == null) {
            known = new ScratchBuffer(owner, this);
            inner = known;
        }
        return known.inUse ? takeShared() : known.taken();
    }

    private static ScratchBuffer takeShared() {
        ScratchBuffer free = FREE.take();
        return free == null ? new ScratchBuffer(NOBODY, null) : free;
    }

    /** {@return an output that starts at position 0} It must not be used after {@link #close}. */
    public Output output() {
        return output(ArrayTarget.LARGEST);
    }

    /**
     * As {@link #output()}, with a limit.
     *
     * @param limit the maximum number of bytes
     * @return the output
     */
    public Output output(int limit) {
        return target.restart(limit);
    }

    /** {@return the bytes from position 0 on; valid until more are written} */
    public byte[] array() {
        return target.array();
    }

    /**
     * As {@link #array()}, but first makes room for at least {@code size} bytes; the bytes written so far are kept.
     *
     * @param size the number of bytes
     * @return the array
     */
    public byte[] array(int size) {
        return target.array(size);
    }

    /**
     * {@return an input that reads a part of the array}
     *
     * @param offset where the part starts
     * @param length the number of bytes
     */
    public Input input(int offset, int length) {
        return source.show(array(), offset, length);
    }

    /**
     * {@return an input that reads the first bytes of the array, and then whatever another input has left} That must
     * not be used meanwhile; its position is anywhere afterwards.
     *
     * @param length the number of bytes of the array
     * @param rest what follows them
     */
    public Input inputBefore(int length, Input rest) {
        JoinedSource known = joined;
        if (known == null) {
            known = new JoinedSource();
            joined = known;
        }
        return known.show(array(), length, rest);
    }

    /**
     * {@return an input that reads a part of an array of the caller, in place} An array of up to {@link #KEPT} bytes
     * may stay reachable until the buffer is used again.
     *
     * @param array the array
     * @param offset where the part starts
     * @param length the number of bytes
     * @throws IndexOutOfBoundsException if the array has no such part
     */
    public Input input(byte[] array, int offset, int length) {
        showsLarge = array.length > KEPT;
        return source.show(array, offset, length);
    }

    /**
     * {@return an input for the remaining bytes of a ByteBuffer, whose position does not change} They are read in place
     * in an array or at an address, and otherwise copied in pieces. The caller must keep the ByteBuffer reachable, and
     * nobody may change its limit.
     *
     * @param bytes the ByteBuffer
     */
    public Input input(ByteBuffer bytes) {
        int length = bytes.remaining();
        if (bytes.hasArray()) {
            return input(bytes.array(), bytes.arrayOffset() + bytes.position(), length);
        }
        if (RawMemory.REACHES_OBJECTS && BufferMemory.isKept(bytes)) {
            return source.show(BufferMemory.at(bytes), length);
        }
        BufferSource known = copies;
        if (known == null) {
            known = new BufferSource(target);
            copies = known;
        }
        return known.show(bytes);
    }

    /**
     * Copies bytes into the buffer and returns an input that reads the copy.
     *
     * @param from the array to copy from
     * @param offset where the bytes start
     * @param length the number of bytes
     * @return the input
     */
    public Input holding(byte[] from, int offset, int length) {
        System.arraycopy(from, offset, array(length), 0, length);
        return input(0, length);
    }

    /**
     * As {@link #close}, if neither an output nor an input was taken from the buffer: nothing but its array was used, so
     * there is less to do.
     */
    public void release() {
        inUse = false;
        if (owner == NOBODY) {
            share();
        } else if (array().length > KEPT) {
            leave();
        }
    }

    /** Gives the buffer back. Its output and input can no longer be used. */
    @Override
    public void close() {
        target.output().close();
        source.input().close();
        if (copies != null) {
            copies.end();
        }
        if (joined != null) {
            joined.end();
        }
        if (showsLarge) {
            source.forget();
            showsLarge = false;
        }
        release();
    }

    private void share() {
        if (array().length <= KEPT) {
            FREE.put(this);
        }
    }

    private void leave() {
        if (outer != null) {
            outer.inner = null;
            return;
        }
        OWN.forget();
        OF_THREADS[ThreadSlots.of(owner)] = null;
    }
}
