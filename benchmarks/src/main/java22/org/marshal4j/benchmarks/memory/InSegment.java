package org.marshal4j.benchmarks.memory;

import java.lang.foreign.MemorySegment;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.segments.SegmentInput;
import org.marshal4j.segments.SegmentOutput;

/** A memory segment that is reused, with an output and an input over it. */
final class InSegment<T> extends InMemory<T> {
    private final SegmentOutput out;
    private final SegmentInput in;
    private final Runnable release;

    InSegment(Workload workload, MemorySegment segment, Runnable release) {
        super(workload);
        out = SegmentOutput.to(segment);
        in = SegmentInput.of(segment);
        this.release = release;
    }

    @Override
    public int write() {
        return (int) out.position(0).write(marshaller, message);
    }

    @Override
    public Object read() {
        in.position(0).readInto(marshaller, target);
        return target;
    }

    @Override
    public void close() {
        release.run();
    }
}
