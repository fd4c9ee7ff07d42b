package org.marshal4j.segments;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.ScratchBuffer;

/**
 * Writes a segment that cannot be written in place: a message is built in an array, and copied when it is complete.
 * Belongs to one thread at a time.
 */
final class CopyTarget implements MessageTarget {
    private final MemorySegment segment;
    private @Nullable ScratchBuffer scratch;
    private @Nullable Output output;
    private long start;

    CopyTarget(MemorySegment segment) {
        this.segment = segment;
    }

    @Override
    public Output begin(long at) {
        start = at;
        ScratchBuffer taken = ScratchBuffer.take();
        scratch = taken;
        Output out = taken.output((int) Math.min(ArrayTarget.LARGEST, segment.byteSize() - at));
        output = out;
        return out;
    }

    @Override
    public long finish() {
        if (scratch == null || output == null) {
            throw new IllegalStateException("no message was begun");
        }
        int size = (int) output.position();
        MemorySegment.copy(scratch.array(), 0, segment, ValueLayout.JAVA_BYTE, start, size);
        return size;
    }

    @Override
    public void end() {
        if (scratch != null) {
            scratch.close();
            scratch = null;
            output = null;
        }
    }
}
