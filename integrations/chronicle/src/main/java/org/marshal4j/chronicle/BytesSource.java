package org.marshal4j.chronicle;

import java.util.function.Function;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.OnHeapBytes;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.InputSource;
import org.marshal4j.runtime.InputWindow;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.memory.KeptByThread;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.ThreadSlots;

/**
 * Lets an {@link Input} read Chronicle Bytes. Position 0 of the input is the read position at the beginning. The read
 * position moves when the message has been read; if mapping has moved it before that, a failure restores it. Each thread
 * has one source, and another for each level of nested reads.
 */
class BytesSource extends InputSource {
    private static final BytesSource[] OF_THREADS = new BytesSource[ThreadSlots.COUNT];
    private static final KeptByThread<BytesSource> FIRST = new KeptByThread<>() {
        @Override
        protected BytesSource make() {
            return new BytesSource();
        }
    };

    // Final, so that another thread that finds the source in a slot sees the value without synchronisation.
    private final long owner = Thread.currentThread().getId();
    private final Input input = new Input(this);
    private @Nullable BytesIn<?> bytes;
    private long start;
    private boolean inUse;
    private SourceMemory memory = NativeSource.INSTANCE;
    private @Nullable BytesSource inner;

    BytesSource() {}

    /**
     * A source over Bytes, which belongs to the caller until {@link #finish} or {@link #release}.
     *
     * @throws IllegalStateException if the Bytes are released or closed
     */
    static BytesSource over(BytesIn<?> bytes) {
        long thread = Thread.currentThread().getId();
        BytesSource source = OF_THREADS[ThreadSlots.of(thread)];
        if (source == null || source.owner != thread) {
            source = FIRST.find(OF_THREADS);
        }
        if (source.inUse) {
            source = source.inner();
        }
        source.show(bytes);
        return source;
    }

    /** The first nested source that is free. */
    private BytesSource inner() {
        BytesSource source = this;
        while (source.inUse) {
            if (source.inner == null) {
                source.inner = new BytesSource();
            }
            source = source.inner;
        }
        return source;
    }

    /** Shows the readable part of any kind of Bytes. */
    void show(BytesIn<?> in) {
        // Exact classes: once several kinds of Bytes have been used, an interface call here costs more than a small
        // message.
        if (!RawMemory.REACHES_OBJECTS) {
            use(SourceMemory.copy(this, in));
        } else if (in.getClass() == NativeBytes.class && NativeSource.show(this, (NativeBytes<?>) in)) {
            use(NativeSource.INSTANCE);
        } else if (in.getClass() == OnHeapBytes.class && HeapSource.show(this, (OnHeapBytes) in)) {
            use(HeapSource.INSTANCE);
        } else {
            use(SourceMemory.of(this, in));
        }
        // Inputs that are kept have the same Bytes again, and storing a reference costs more than this test.
        if (bytes != in) {
            bytes = in;
        }
        inUse = true;
    }

    private void use(SourceMemory kind) {
        if (memory != kind) {
            memory = kind;
        }
    }

    /** Shows Bytes with a memory that has already shown its first window. */
    final void show(BytesIn<?> in, SourceMemory kind) {
        memory = kind;
        bytes = in;
        inUse = true;
    }

    final SourceMemory memory() {
        return memory;
    }

    final Input input() {
        return input;
    }

    /** The Bytes that the input reads. */
    final BytesIn<?> bytes() {
        if (bytes == null || !inUse) {
            throw new IllegalStateException("this input is not in use");
        }
        return bytes;
    }

    /** The read position before the message. */
    final long start() {
        return start;
    }

    /** Remembers the read position before the message. */
    final void start(long position) {
        start = position;
    }

    /** Where the readable part of the Bytes ends. */
    long limit(BytesIn<?> in) {
        return in.readLimit();
    }

    /** Moves the read position of the Bytes past the message. */
    void finish() {
        BytesIn<?> in = bytes();
        if (in.getClass() == NativeBytes.class && memory == NativeSource.INSTANCE) {
            BufferPositions.read((NativeBytes<?>) in, start + input.position());
        } else if (in.getClass() == OnHeapBytes.class && memory == HeapSource.INSTANCE) {
            BufferPositions.read((OnHeapBytes) in, start + input.position());
        } else {
            memory.finish(this);
        }
        end();
    }

    /** Returns the source if it is still in use; if it was not finished, nothing has been read. */
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

    /** Lets go of the Bytes, which the thread may never replace by others. */
    private void end() {
        input.close();
        if (memory != NativeSource.INSTANCE) {
            SourceMemory.letGo(input);
        }
        bytes = null;
        inUse = false;
    }

    /** Lends the Bytes to code that needs them, and continues after what it reads. */
    <R> R lend(Function<? super BytesIn<?>, R> reader) {
        return memory.lend(this, reader);
    }

    @Override
    protected void require(InputWindow in, int size) {
        memory.require(this, size);
    }

    @Override
    protected void moveTo(InputWindow in, long position) {
        if (position < 0 || position > in.position() + in.remaining()) {
            throw new IllegalArgumentException("there is no position " + position);
        }
        memory.moveTo(this, position);
    }

    @Override
    protected RandomBytes readable(InputWindow in) {
        return memory.readable(this);
    }
}
