package org.marshal4j.benchmarks.memory;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Workload;

/** The segments of {@code java.lang.foreign}. */
public final class ForeignSegments implements Segments {

    @Override
    public Contestant onHeap(Workload workload) {
        return new InSegment<>(workload, MemorySegment.ofArray(new byte[InMemory.SIZE]), () -> {});
    }

    @Override
    public Contestant inNativeMemory(Workload workload) {
        Arena arena = Arena.ofConfined();
        return new InSegment<>(workload, arena.allocate(InMemory.SIZE), arena::close);
    }
}
