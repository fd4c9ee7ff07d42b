package org.marshal4j.chronicle;

import java.util.function.Function;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.OnHeapBytes;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.InputSource;
import org.marshal4j.runtime.memory.RandomBytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.ThreadSlots;

/**
 * Chronicle Bytes behind an {@link Input}. Position 0 of the input is where the read position was. That moves when the message has been
 * read; where mapping has moved it before, a failure puts it back. A source keeps its Bytes until it gets others. Each thread has one,
 * and another for each level at which code that is called within a read reads itself.
 */
class BytesSource extends InputSource {
    private static final BytesSource[] OF_THREADS = new BytesSource[ThreadSlots.COUNT];
    private static final ThreadLocal<BytesSource> FIRST = ThreadLocal.withInitial(BytesSource::new);

    // Final: another thread that finds the source in a slot sees it, without any synchronisation.
    private final long owner = Thread.currentThread().getId();
    private final Input input = new Input(this);
    private @Nullable BytesIn<?> bytes;
    private long start;
    private boolean inUse;
    private SourceMemory memory = NativeSource.INSTANCE;
    private @Nullable BytesSource inner;

    BytesSource() {}

    /**
     * A source over Bytes, the caller's until {@link #finish} or {@link #release}.
     *
     * @throws IllegalStateException if they are released or closed
     */
    static BytesSource over(BytesIn<?> bytes) {
        long thread = Thread.currentThread().getId();
        BytesSource source = OF_THREADS[ThreadSlots.of(thread)];
        if (source == null || source.owner != thread) {
            source = find(thread);
        }
        if (source.inUse) {
            source = source.inner();
        }
        source.show(bytes);
        return source;
    }

    private static BytesSource find(long thread) {
        BytesSource own = FIRST.get();
        OF_THREADS[ThreadSlots.of(thread)] = own;
        return own;
    }

    /** The first of those within this one that is free. */
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

    /** Shows what can be read of Bytes, whatever they are. */
    void show(BytesIn<?> in) {
        // Exact classes: an interface call here costs more than a small message once several kinds of Bytes have been
        // seen.
        if (!RawMemory.REACHES_OBJECTS) {
            use(SourceMemory.copy(this, in));
        } else if (in.getClass() == NativeBytes.class && NativeSource.show(this, (NativeBytes<?>) in)) {
            use(NativeSource.INSTANCE);
        } else if (in.getClass() == OnHeapBytes.class && HeapSource.show(this, (OnHeapBytes) in)) {
            use(HeapSource.INSTANCE);
        } else {
            use(SourceMemory.of(this, in));
        }
        // Stores of references cost more than tests.
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

    /** Shows Bytes by a memory that has shown its first window. */
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

    /** What the input reads from. */
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

    /** Keeps the read position before the message. */
    final void start(long position) {
        start = position;
    }

    /** Moves the read position of the Bytes behind what was read. */
    void finish() {
        BytesIn<?> in = bytes();
        if (in.getClass() == NativeBytes.class && memory == NativeSource.INSTANCE) {
            BufferPositions.read((NativeBytes<?>) in, start + input.position());
        } else if (in.getClass() == OnHeapBytes.class && memory == HeapSource.INSTANCE) {
            BufferPositions.read((OnHeapBytes) in, start + input.position());
        } else {
            memory.finish(this);
        }
        input.close();
        inUse = false;
    }

    /** Gives the source back if it is still in use; what was not finished has not been read. */
    void release() {
        if (inUse) {
            input.close();
            abandon();
        }
    }

    private void abandon() {
        try {
            memory.abandon(this);
        } catch (IllegalStateException e) {
            // Bytes that are closed have no position any more, and whatever has failed says more.
        } finally {
            inUse = false;
        }
    }

    /** Gives the Bytes to code that needs them, and goes on behind what it reads. */
    <R> R lend(Function<? super BytesIn<?>, R> reader) {
        return memory.lend(this, reader);
    }

    @Override
    protected void require(Input in, int size) {
        memory.require(this, size);
    }

    @Override
    protected void moveTo(Input in, long position) {
        if (position < 0 || position > in.position() + in.remaining()) {
            throw new IllegalArgumentException("there is no position " + position);
        }
        memory.moveTo(this, position);
    }

    @Override
    protected RandomBytes readable(Input in) {
        return memory.readable(this);
    }
}
