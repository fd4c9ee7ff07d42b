package org.marshal4j.segments;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import java.util.Objects;
import java.util.function.Function;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.memory.FixedBlock;

/**
 * Reads messages from a {@link MemorySegment}, one after another. It is a segment with a position.
 *
 * <pre>{@code
 * SegmentInput in = SegmentInput.of(segment);
 * while (in.remaining() > 0) {
 *     process(in.read(QuoteMarshaller.INSTANCE));
 * }
 * }</pre>
 *
 * <p>The segment may be native, mapped or an array on the heap, with any size, alignment and arena, and it may be
 * read-only.
 *
 * <p><b>Arenas.</b> Before each message it checks that the arena is open and accessible to this thread. Code called
 * while a message is read, such as a constructor, must not close it. If another thread closes a shared arena in the
 * meantime, the message fails.
 *
 * <p><b>Failures.</b> The position does not change.
 *
 * <p><b>Threads.</b> One at a time; if the arena is confined, its owner.
 */
public final class SegmentInput {
    private final MemorySegment segment;
    private final SegmentSource source;
    private final SegmentBlocks blocks;
    private long position;
    private boolean isBusy;

    private SegmentInput(MemorySegment segment) {
        this.segment = segment;
        Reach reach = Reach.of(segment);
        SegmentWindow window = new SegmentWindow(segment, reach);
        this.source = new SegmentSource(segment, window);
        this.blocks = new SegmentBlocks(segment, reach, window);
    }

    /**
     * Reads a whole segment, from its start. {@link MemorySegment#asSlice(long, long)} selects a part.
     *
     * @param segment the segment
     * @return an input at position 0
     */
    public static SegmentInput of(MemorySegment segment) {
        return new SegmentInput(segment);
    }

    /**
     * Reads a message at the position into new objects and advances the position.
     *
     * @param <T> the type of the value
     * @param marshaller the marshaller of that type
     * @return the value
     * @throws org.marshal4j.runtime.MarshalException as {@link Marshaller#read(Input)}
     * @throws IllegalStateException if the arena is closed
     * @throws WrongThreadException if the arena is confined to another thread
     */
    public <T> T read(Marshaller<T> marshaller) {
        requireReady();
        Input in = begin();
        try {
            T value = marshaller.read(in);
            finish(in);
            return value;
        } finally {
            end();
            Reference.reachabilityFence(segment);
        }
    }

    /**
     * Reads a message at the position into an existing object and advances the position.
     *
     * @param <T> the type of the value
     * @param marshaller the marshaller of that type
     * @param value the object to fill
     * @throws UnsupportedOperationException if only a constructor can fill this type
     * @throws org.marshal4j.runtime.MarshalException as {@link Marshaller#readInto(Object, Input)}; the
     *     contents of the object are then unspecified
     * @throws IllegalStateException as {@link #read(Marshaller)}
     * @throws WrongThreadException as {@link #read(Marshaller)}
     */
    public <T> void readInto(Marshaller<T> marshaller, T value) {
        requireReady();
        FixedBlock<T> block = FixedBlock.of(marshaller, value);
        if (block != null && blocks.reaches(block, position) && blocks.load(block, value, position)) {
            position += block.blockSize();
            return;
        }
        Input in = begin();
        try {
            marshaller.readInto(value, in);
            finish(in);
        } finally {
            end();
            Reference.reachabilityFence(segment);
        }
    }

    /**
     * Reads something other than a message at the position, such as a header or a count, and advances the position.
     *
     * @param <R> the type of the result
     * @param reader gets an input whose position 0 is the position here; it cannot be used afterwards
     * @return the result of the reader
     * @throws IllegalStateException as {@link #read(Marshaller)}
     * @throws WrongThreadException as {@link #read(Marshaller)}
     */
    public <R> R read(Function<? super Input, ? extends R> reader) {
        requireReady();
        Input in = begin();
        try {
            R result = reader.apply(in);
            finish(in);
            return result;
        } finally {
            end();
            Reference.reachabilityFence(segment);
        }
    }

    private void requireReady() {
        Liveness.require(segment);
        if (isBusy) {
            throw new IllegalStateException("a message is being read here already: this is called from within it");
        }
    }

    private Input begin() {
        Input in = source.begin(position);
        isBusy = true;
        return in;
    }

    private void finish(Input in) {
        position += in.position();
    }

    private void end() {
        source.end();
        isBusy = false;
    }

    /** {@return the position of the next message, in bytes from the start of the segment} */
    public long position() {
        return position;
    }

    /**
     * Moves to a position.
     *
     * @param position bytes from the start of the segment
     * @return this
     * @throws IndexOutOfBoundsException if it is less than 0, or after the end of the segment
     */
    public SegmentInput position(long position) {
        this.position = Objects.checkIndex(position, segment.byteSize() + 1);
        return this;
    }

    /** {@return the number of bytes left after the position} */
    public long remaining() {
        return segment.byteSize() - position;
    }
}
