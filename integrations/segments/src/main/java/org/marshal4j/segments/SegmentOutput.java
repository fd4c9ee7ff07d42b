package org.marshal4j.segments;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import java.util.Objects;
import java.util.function.Consumer;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.memory.Output;

/**
 * Writes messages into a {@link MemorySegment}, one behind the other: a segment with a position. It may be native, mapped or an array on the
 * heap, of any size and alignment, and of any arena.
 *
 * <p><b>Arenas.</b> Before each message is asked whether the arena is open, and open to this thread. While a message is being written the
 * code that it calls, such as an accessor, must not close it. Another thread that closes a shared arena meanwhile makes the message fail.
 *
 * <p><b>Failures.</b> The position stays where it was. Bytes behind it may have been overwritten.
 *
 * <p><b>Threads.</b> One at a time; of a confined arena, its own.
 */
public final class SegmentOutput {
    private final MemorySegment segment;
    private final MessageTarget target;
    private long position;
    private boolean isBusy;

    private SegmentOutput(MemorySegment segment) {
        this.segment = segment;
        Reach reach = Reach.of(segment);
        this.target = reach == Reach.COPY ? new CopyTarget(segment) : new SegmentTarget(segment, reach);
    }

    /**
     * Writes from the start of a segment on. {@link MemorySegment#asSlice(long)} starts elsewhere.
     *
     * @throws IllegalArgumentException if it is read-only
     */
    public static SegmentOutput to(MemorySegment segment) {
        if (segment.isReadOnly()) {
            throw new IllegalArgumentException("the segment is read-only: nothing can be written to it");
        }
        return new SegmentOutput(segment);
    }

    /**
     * Writes a message at the position, and moves that behind it.
     *
     * @return how many bytes it has
     * @throws org.marshal4j.runtime.problem.MarshalException as {@link Marshaller#write(Object, Output)}; MARSHAL212 if less than the message
     *     remains
     * @throws IllegalStateException if the arena is closed
     * @throws WrongThreadException if the arena is confined to another thread
     */
    public <T> long write(Marshaller<T> marshaller, T value) {
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
     * Writes at the position what is no message of one marshaller, such as a header or a count, and moves the position behind it.
     *
     * @param writer gets an output whose position 0 is the position here; it is of no use afterwards
     * @return how many bytes were written
     * @throws IllegalStateException as {@link #write(Marshaller, Object)}
     * @throws WrongThreadException as {@link #write(Marshaller, Object)}
     */
    public long write(Consumer<? super Output> writer) {
        Output out = begin();
        try {
            writer.accept(out);
            return finish();
        } finally {
            end();
            Reference.reachabilityFence(segment);
        }
    }

    private Output begin() {
        Liveness.require(segment);
        if (isBusy) {
            throw new IllegalStateException("a message is being written here already: this is called from within it");
        }
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

    /** Where the next message goes: bytes from the start of the segment. */
    public long position() {
        return position;
    }

    /**
     * Goes to a position.
     *
     * @return this
     * @throws IndexOutOfBoundsException if it is less than 0, or behind the end of the segment
     */
    public SegmentOutput position(long position) {
        this.position = Objects.checkIndex(position, segment.byteSize() + 1);
        return this;
    }

    /** How many bytes are left behind the position. */
    public long remaining() {
        return segment.byteSize() - position;
    }
}
