package org.marshal4j.segments;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import java.util.Objects;
import java.util.function.Function;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.memory.Input;

/**
 * Reads messages from a {@link MemorySegment}, one behind the other: a segment with a position. It may be native, mapped or an array on the
 * heap, of any size and alignment, read-only, and of any arena.
 *
 * <p><b>Arenas.</b> Before each message is asked whether the arena is open, and open to this thread. While a message is being read the code that
 * it calls, such as a constructor, must not close it. Another thread that closes a shared arena meanwhile makes the message fail.
 *
 * <p><b>Failures.</b> The position stays where it was.
 *
 * <p><b>Threads.</b> One at a time; of a confined arena, its own.
 */
public final class SegmentInput {
    private final MemorySegment segment;
    private final SegmentSource source;
    private long position;
    private boolean isBusy;

    private SegmentInput(MemorySegment segment) {
        this.segment = segment;
        this.source = new SegmentSource(segment);
    }

    /** Reads from the start of a segment on, up to its end. {@link MemorySegment#asSlice(long, long)} starts and ends elsewhere. */
    public static SegmentInput of(MemorySegment segment) {
        return new SegmentInput(segment);
    }

    /**
     * Reads a message at the position into new objects, and moves the position behind it.
     *
     * @throws org.marshal4j.runtime.problem.MarshalException as {@link Marshaller#read(Input)}
     * @throws IllegalStateException if the arena is closed
     * @throws WrongThreadException if the arena is confined to another thread
     */
    public <T> T read(Marshaller<T> marshaller) {
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
     * Reads a message at the position into an existing object, and moves the position behind it.
     *
     * @throws UnsupportedOperationException if only a constructor can fill this type
     * @throws org.marshal4j.runtime.problem.MarshalException as {@link Marshaller#readInto(Object, Input)}; the contents of the object are then
     *     unspecified
     * @throws IllegalStateException as {@link #read(Marshaller)}
     * @throws WrongThreadException as {@link #read(Marshaller)}
     */
    public <T> void readInto(Marshaller<T> marshaller, T value) {
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
     * Reads at the position what is no message of one marshaller, such as a header or a count, and moves the position behind it.
     *
     * @param reader gets an input whose position 0 is the position here; it is of no use afterwards
     * @throws IllegalStateException as {@link #read(Marshaller)}
     * @throws WrongThreadException as {@link #read(Marshaller)}
     */
    public <R> R read(Function<? super Input, ? extends R> reader) {
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

    private Input begin() {
        Liveness.require(segment);
        if (isBusy) {
            throw new IllegalStateException("a message is being read here already: this is called from within it");
        }
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

    /** Where the next message is: bytes from the start of the segment. */
    public long position() {
        return position;
    }

    /**
     * Goes to a position.
     *
     * @return this
     * @throws IndexOutOfBoundsException if it is less than 0, or behind the end of the segment
     */
    public SegmentInput position(long position) {
        this.position = Objects.checkIndex(position, segment.byteSize() + 1);
        return this;
    }

    /** How many bytes are left behind the position. */
    public long remaining() {
        return segment.byteSize() - position;
    }
}
