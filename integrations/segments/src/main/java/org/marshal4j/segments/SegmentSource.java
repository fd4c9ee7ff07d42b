package org.marshal4j.segments;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.InputSource;
import org.marshal4j.runtime.InputWindow;
import org.marshal4j.runtime.RandomBytes;

/** Lets an input read a segment. Positions count from the start of the message. Belongs to one thread at a time. */
final class SegmentSource extends InputSource {
    private final MemorySegment segment;
    private final SegmentWindow window;
    private final Input input = new Input(this);
    private long start;

    SegmentSource(MemorySegment segment, SegmentWindow window) {
        this.segment = segment;
        this.window = window;
    }

    /** Returns the input for the next message, up to the end of the segment. */
    Input begin(long at) {
        start = at;
        window.begin(at);
        show(0);
        return input;
    }

    /** Closes the input when the message is complete or has failed, so that nobody who kept it can use it. */
    void end() {
        input.close();
    }

    private void show(long position) {
        long origin = window.offset(start);
        // Do not show bytes before the message, which belong to others.
        long first = Math.max(window.first(), origin);
        input.window(window.base(), first, origin + position, window.end(), origin, window.behind());
    }

    @Override
    protected void require(InputWindow in, int size) {
        goTo(in.position(), size);
    }

    @Override
    protected void moveTo(InputWindow in, long position) {
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
    protected RandomBytes readable(InputWindow in) {
        return position -> segment.get(ValueLayout.JAVA_BYTE, start + position);
    }
}
