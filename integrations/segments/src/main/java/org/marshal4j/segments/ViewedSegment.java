package org.marshal4j.segments;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.InputSource;
import org.marshal4j.runtime.InputWindow;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.WindowAccess;

/**
 * Lets the input of a view read a segment. Positions count from the start of the segment. Belongs to one thread at a
 * time.
 */
final class ViewedSegment extends InputSource {
    private final MemorySegment segment;
    private final Reach reach;
    private final SegmentWindow window;
    private final Input input = new Input(this);

    ViewedSegment(MemorySegment segment) {
        this.segment = segment;
        this.reach = Reach.inPlace(segment);
        this.window = new SegmentWindow(segment, reach);
    }

    boolean isOver(MemorySegment other) {
        return segment == other;
    }

    /** The input, at an offset in the segment. */
    Input at(long offset) {
        window.begin(offset);
        show(offset);
        return input;
    }

    private void show(long position) {
        long origin = window.offset(0);
        input.window(window.base(), window.first(), origin + position, window.end(), origin, window.behind());
    }

    @Override
    protected void require(InputWindow in, int size) {
        goTo(in.position(), size);
    }

    @Override
    protected void moveTo(InputWindow in, long position) {
        if (position < 0 || position > segment.byteSize()) {
            throw new IllegalArgumentException("there is no position " + position);
        }
        goTo(position, 0);
    }

    private void goTo(long position, int size) {
        window.require(position, size);
        show(position);
    }

    @Override
    protected void requireAlive(InputWindow in) {
        Liveness.require(segment);
        if (reach == Reach.COPY) {
            // The segment may have changed since it was copied.
            at(in.position());
        }
    }

    @Override
    protected WindowAccess access(InputWindow in) {
        if (reach == Reach.COPY) {
            return WindowAccess.COPY;
        }
        return segment.isReadOnly() ? WindowAccess.READ_ONLY : WindowAccess.WRITABLE;
    }

    @Override
    protected RandomBytes readable(InputWindow in) {
        return position -> segment.get(ValueLayout.JAVA_BYTE, position);
    }
}
