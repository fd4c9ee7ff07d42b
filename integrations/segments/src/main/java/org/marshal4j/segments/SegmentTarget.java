package org.marshal4j.segments;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.marshal4j.runtime.BufferFullException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.OutputTarget;
import org.marshal4j.runtime.OutputWindow;
import org.marshal4j.runtime.RandomBytes;

/**
 * Lets an output write a segment in place, in an array or at an address. Positions count from the start of the message.
 * Belongs to one thread at a time.
 */
final class SegmentTarget extends OutputTarget implements MessageTarget {
    private final MemorySegment segment;
    private final SegmentWindow window;
    private final Output output = new Output(this);
    private long start;

    /** Needs a window that always shows the whole segment: by {@link Reach#ARRAY} or {@link Reach#ADDRESS}. */
    SegmentTarget(MemorySegment segment, SegmentWindow window) {
        this.segment = segment;
        this.window = window;
    }

    @Override
    public Output begin(long at) {
        start = at;
        long first = window.offset(at);
        // Do not show bytes before the message, which belong to others.
        output.window(window.base(), first, first, window.end(), first);
        return output;
    }

    @Override
    public long finish() {
        return output.position();
    }

    @Override
    public void end() {
        output.close();
    }

    @Override
    protected void makeRoom(OutputWindow out, int size) {
        throw new BufferFullException(size, out.remaining());
    }

    /** After a failure, which may be that the arena was closed: so the segment checks each access. */
    @Override
    protected RandomBytes written(OutputWindow out) {
        return position -> segment.get(ValueLayout.JAVA_BYTE, start + position);
    }
}
