package org.marshal4j.segments;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import java.util.Objects;
import java.util.function.Consumer;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.FixedBlock;

/**
 * Writes messages to a {@link MemorySegment}, one after another. It is a segment with a position.
 *
 * <pre>{@code
 * SegmentOutput out = SegmentOutput.to(segment);
 * for (Quote quote : quotes) {
 *     out.write(QuoteMarshaller.INSTANCE, quote);
 * }
 * }</pre>
 *
 * <p>The segment may be native, mapped or an array on the heap, with any size, alignment and arena. Messages that
 * cannot be written in place are built in an array and copied; each can have at most 2 GB. That is so for arrays of
 * anything but bytes, for native memory without Unsafe, and with it for shared and automatic arenas.
 *
 * <p><b>Arenas.</b> Before each message it checks that the arena is open and accessible to this thread. Code called
 * while a message is written, such as an accessor, must not close it. If another thread closes a shared arena in the
 * meantime, the message fails.
 *
 * <p><b>Failures.</b> The position does not change. Bytes after it may have been overwritten.
 *
 * <p><b>Threads.</b> One at a time; if the arena is confined, its owner.
 */
public final class SegmentOutput {
    private final MemorySegment segment;
    private final MessageTarget target;
    private final SegmentBlocks blocks;
    private long position;
    private boolean isBusy;

    private SegmentOutput(MemorySegment segment) {
        this.segment = segment;
        Reach reach = Reach.of(segment);
        SegmentWindow window = new SegmentWindow(segment, reach);
        this.target = reach == Reach.COPY ? new CopyTarget(segment) : new SegmentTarget(segment, window);
        this.blocks = new SegmentBlocks(segment, reach, window);
    }

    /**
     * Writes to a segment, from its start. {@link MemorySegment#asSlice(long)} selects a part.
     *
     * @param segment the segment
     * @return an output at position 0
     * @throws IllegalArgumentException if it is read-only
     */
    public static SegmentOutput to(MemorySegment segment) {
        if (segment.isReadOnly()) {
            throw new IllegalArgumentException("the segment is read-only: nothing can be written to it");
        }
        return new SegmentOutput(segment);
    }

    /**
     * Writes a message at the position and advances the position.
     *
     * @param <T> the type of the value
     * @param marshaller the marshaller of that type
     * @param value the object to write
     * @return the length of the message in bytes
     * @throws org.marshal4j.runtime.MarshalException as {@link Marshaller#write(Object, Output)}; MARSHAL212
     *     if it does not fit in the segment
     * @throws IllegalStateException if the arena is closed
     * @throws WrongThreadException if the arena is confined to another thread
     */
    public <T> long write(Marshaller<T> marshaller, T value) {
        requireReady();
        FixedBlock<T> block = FixedBlock.of(marshaller, value);
        if (block != null && blocks.reaches(block, position)) {
            blocks.store(block, value, position);
            position += block.blockSize();
            return block.blockSize();
        }
        Output out = begin();
        try {
            marshaller.write(value, out);
            return finish();
        } finally {
            end();
            Reference.reachabilityFence(segment);
        }
    }

    /**
     * Writes something other than a message at the position, such as a header or a count, and advances the position.
     * Where {@link SegmentOutput messages are copied}, the bytes are in the segment when the writer has returned.
     *
     * @param writer gets an output whose position 0 is the position here; it cannot be used afterwards
     * @return the number of bytes written
     * @throws IllegalStateException as {@link #write(Marshaller, Object)}
     * @throws WrongThreadException as {@link #write(Marshaller, Object)}
     */
    public long write(Consumer<? super Output> writer) {
        requireReady();
        Output out = begin();
        try {
            writer.accept(out);
            return finish();
        } finally {
            end();
            Reference.reachabilityFence(segment);
        }
    }

    private void requireReady() {
        Liveness.require(segment);
        if (isBusy) {
            throw new IllegalStateException("a message is being written here already: this is called from within it");
        }
    }

    private Output begin() {
        Output out = target.begin(position);
        isBusy = true;
        return out;
    }

    private long finish() {
        long size = target.finish();
        position += size;
        return size;
    }

    private void end() {
        target.end();
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
    public SegmentOutput position(long position) {
        this.position = Objects.checkIndex(position, segment.byteSize() + 1);
        return this;
    }

    /** {@return the number of bytes left after the position} */
    public long remaining() {
        return segment.byteSize() - position;
    }
}
