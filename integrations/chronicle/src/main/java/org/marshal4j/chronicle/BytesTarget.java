package org.marshal4j.chronicle;

import java.util.function.Consumer;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.OnHeapBytes;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.OutputTarget;
import org.marshal4j.runtime.OutputWindow;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.memory.KeptByThread;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.ThreadSlots;

/**
 * Lets an {@link Output} write Chronicle Bytes. Position 0 of the output is the write position at the beginning. The
 * write position moves when the message is complete; if growing or mapping has moved it before that, a failure restores
 * it. Each thread has one target, and another for each level of nested writes.
 */
final class BytesTarget extends OutputTarget {
    private static final BytesTarget[] OF_THREADS = new BytesTarget[ThreadSlots.COUNT];
    private static final KeptByThread<BytesTarget> FIRST = new KeptByThread<>() {
        @Override
        protected BytesTarget make() {
            return new BytesTarget();
        }
    };

    // Final, so that another thread that finds the target in a slot sees the value without synchronisation.
    private final long owner = Thread.currentThread().getId();
    private final Output output = new Output(this);
    private @Nullable BytesOut<?> bytes;
    private long start;
    private boolean inUse;
    private boolean keepsBytes;
    private TargetMemory memory = NativeTarget.INSTANCE;
    private @Nullable MappedTarget mapped;
    private @Nullable CopyTarget copy;
    private @Nullable BytesTarget inner;

    private BytesTarget() {}

    /**
     * A target over Bytes, which belongs to the caller until {@link #finish} or {@link #release}.
     *
     * @throws IllegalStateException if the Bytes are released, closed or read-only
     */
    static BytesTarget over(BytesOut<?> bytes) {
        long thread = Thread.currentThread().getId();
        BytesTarget target = OF_THREADS[ThreadSlots.of(thread)];
        if (target == null || target.owner != thread) {
            target = FIRST.find(OF_THREADS);
        }
        if (target.inUse) {
            target = target.inner();
        }
        target.show(bytes);
        return target;
    }

    /** The first nested target that is free. */
    private BytesTarget inner() {
        BytesTarget target = this;
        while (target.inUse) {
            if (target.inner == null) {
                target.inner = new BytesTarget();
            }
            target = target.inner;
        }
        return target;
    }

    /**
     * Lets this thread's outputs to mapped Bytes, which are about to map another part of their file, show no memory.
     */
    static void leave(MappedBytes mapped) {
        long thread = Thread.currentThread().getId();
        BytesTarget target = OF_THREADS[ThreadSlots.of(thread)];
        if (target == null || target.owner != thread) {
            target = FIRST.find(OF_THREADS);
        }
        for (; target != null && target.inUse; target = target.inner) {
            if (target.bytes == mapped && target.memory instanceof MappedTarget memory) {
                memory.leave(target);
            }
        }
    }

    private void show(BytesOut<?> out) {
        // Exact classes: once several kinds of Bytes have been used, an interface call here costs more than a small
        // message.
        if (!RawMemory.REACHES_OBJECTS) {
            use(TargetMemory.copy(this, out));
        } else if (out.getClass() == NativeBytes.class && NativeTarget.show(this, (NativeBytes<?>) out)) {
            use(NativeTarget.INSTANCE);
        } else if (out.getClass() == OnHeapBytes.class && HeapTarget.show(this, (OnHeapBytes) out)) {
            use(HeapTarget.INSTANCE);
        } else {
            use(TargetMemory.of(this, out));
        }
        // Storing a reference costs more than this test.
        if (bytes != out) {
            bytes = out;
        }
        inUse = true;
    }

    private void use(TargetMemory kind) {
        if (memory != kind) {
            memory = kind;
        }
    }

    Output output() {
        return output;
    }

    /** The Bytes that the output writes. */
    BytesOut<?> bytes() {
        if (bytes == null || !inUse) {
            throw new IllegalStateException("this output is not in use");
        }
        return bytes;
    }

    /** The write position before the message. */
    long start() {
        return start;
    }

    /** The memory of a mapped file, reused for the next message. */
    MappedTarget mapped() {
        if (mapped == null) {
            mapped = new MappedTarget();
        }
        return mapped;
    }

    /** An array for Bytes whose memory is not accessible, reused for the next message. */
    CopyTarget copy() {
        if (copy == null) {
            copy = new CopyTarget();
        }
        return copy;
    }

    /** Remembers the write position before the message. */
    void start(long position) {
        start = position;
    }

    /**
     * Moves the write position of the Bytes past the message.
     *
     * @param marshaller the marshaller of the message; null if other code wrote it
     */
    void finish(@Nullable Marshaller<?> marshaller) {
        BytesOut<?> out = bytes();
        if (out.getClass() == NativeBytes.class && memory == NativeTarget.INSTANCE) {
            BufferPositions.write((NativeBytes<?>) out, start + output.position());
        } else if (out.getClass() == OnHeapBytes.class && memory == HeapTarget.INSTANCE) {
            BufferPositions.write((OnHeapBytes) out, start + output.position());
        } else {
            memory.finish(this, marshaller);
        }
        end();
    }

    /** Returns the target if it is still in use; if it was not finished, nothing has been written. */
    void release() {
        if (inUse) {
            abandon();
        }
    }

    private void abandon() {
        try {
            memory.abandon(this);
        } catch (IllegalStateException e) {
            // Closed Bytes no longer have a position, and the original failure says more.
        } finally {
            end();
        }
    }

    /** Tells whether the Bytes may stay until the next message: they are small, and keep nothing else. */
    void keepBytes(boolean small) {
        keepsBytes = small;
    }

    /** Lets go of the Bytes, which the thread may never replace by others. */
    private void end() {
        output.close();
        if (!keepsBytes) {
            TargetMemory.letGo(output);
            bytes = null;
        }
        keepsBytes = false;
        inUse = false;
    }

    /** Lends the Bytes to code that needs them, and continues after what it writes. */
    void lend(Consumer<? super BytesOut<?>> writer) {
        memory.lend(this, writer);
    }

    @Override
    protected void makeRoom(OutputWindow out, int size) {
        memory.makeRoom(this, size);
    }

    @Override
    protected long remainingBehind(OutputWindow out) {
        return memory.remainingBehind(this);
    }

    @Override
    protected void putInt(OutputWindow out, long position, int value) {
        requirePosition(position, out.position() - Integer.BYTES);
        memory.putInt(this, position, value);
    }

    @Override
    protected void rewind(OutputWindow out, long position) {
        requirePosition(position, out.position());
        memory.rewind(this, position);
    }

    private static void requirePosition(long position, long last) {
        if (position < 0 || position > last) {
            throw new IllegalStateException("there is no position " + position);
        }
    }

    @Override
    protected RandomBytes written(OutputWindow out) {
        return memory.written(this);
    }
}
