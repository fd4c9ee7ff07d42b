package org.marshal4j.segments;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import org.marshal4j.runtime.memory.BufferFullException;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.OutputTarget;
import org.marshal4j.runtime.memory.RandomBytes;

/**
 * Lets an output write a segment in place. Positions count from the start of the message. Belongs to one thread at a
 * time.
 */
final class SegmentTarget extends OutputTarget implements MessageTarget {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private final MemorySegment segment;
    private final SegmentWindow window;
    private final Output output = new Output(this);
    private long start;

    SegmentTarget(MemorySegment segment, SegmentWindow window) {
        this.segment = segment;
        this.window = window;
    }

    @Override
    public Output begin(long at) {
        start = at;
        window.begin(at);
        show(0);
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

    private void show(long position) {
        long origin = window.offset(start);
        // Do not show bytes before the message, which belong to others.
        output.window(window.base(), Math.max(window.first(), origin), origin + position, window.end(), origin);
    }

    private long left(long position) {
        return segment.byteSize() - start - position;
    }

    @Override
    protected void makeRoom(Output out, int size) {
        long position = out.position();
        if (size > left(position)) {
            throw new BufferFullException(size, left(position));
        }
        window.require(start + position, size);
        show(position);
    }

    @Override
    protected long remainingBehind(Output out) {
        return window.behind();
    }

    @Override
    protected void putInt(Output out, long position, int value) {
        requireWritten(out, position);
        segment.set(INT, start + position, value);
    }

    @Override
    protected void rewind(Output out, long position) {
        requireWritten(out, position);
        window.require(start + position, 0);
        show(position);
    }

    private static void requireWritten(Output out, long position) {
        if (position < 0 || position > out.position()) {
            throw new IllegalStateException("there is no position " + position);
        }
    }

    @Override
    protected RandomBytes written(Output out) {
        return position -> segment.get(ValueLayout.JAVA_BYTE, start + position);
    }
}
