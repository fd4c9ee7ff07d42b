package org.marshal4j.segments;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.InputSource;
import org.marshal4j.runtime.memory.RandomBytes;

/** A segment behind an Input. Positions count from where a message starts. Belongs to one thread at a time. */
final class SegmentSource extends InputSource {
    private final MemorySegment segment;
    private final SegmentWindow window;
    private final Input input = new Input(this);
    private long start;

    SegmentSource(MemorySegment segment) {
        this.segment = segment;
        this.window = new SegmentWindow(segment, Reach.of(segment));
    }

    /** What to read the next message from, up to the end of the segment. */
    Input begin(long at) {
        start = at;
        window.begin(at);
        show(0);
        return input;
    }

    /** The message is complete or has failed: who has kept the input can do nothing with it. */
    void end() {
        input.close();
    }

    private void show(long position) {
        long origin = window.offset(start);
        // Not before the message: what is there is not this one's.
        long first = Math.max(window.first(), origin);
        input.window(window.base(), first, origin + position, window.end(), origin, window.behind());
    }

    @Override
    protected void require(Input in, int size) {
        goTo(in.position(), size);
    }

    @Override
    protected void moveTo(Input in, long position) {
        if (position < 0 || position > segment.byteSize() - start) {
            throw new IllegalArgumentException("there is no position " + position);
        }
        goTo(position, 0);
    }

    private void goTo(long position, int size) {
        window.require(start + position, size);
        show(position);
    }

    @Override
    protected RandomBytes readable(Input in) {
        return position -> segment.get(ValueLayout.JAVA_BYTE, start + position);
    }
}
