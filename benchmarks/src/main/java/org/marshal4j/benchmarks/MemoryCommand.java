package org.marshal4j.benchmarks;

import java.nio.file.Path;
import java.util.List;
import org.marshal4j.benchmarks.memory.Before;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.runtime.memory.MemoryAccess;

/** Measures the workloads in each kind of memory, with Unsafe and without it. */
final class MemoryCommand implements Command {

    @Override
    public String name() {
        return "memory";
    }

    @Override
    public String purpose() {
        return "measures the workloads that are named (MARKET_DATA NOTHING), or all, in arrays, ByteBuffers and Bytes; forks=1 as above";
    }

    @Override
    public void run(Path module, List<String> arguments) throws Exception {
        Chosen chosen = new Chosen(arguments);
        Measurements measurements = new Measurements(chosen.effort(), module, "memory");
        for (Before before : chosen.of(Before.class)) {
            for (Workload workload : chosen.of(Workload.class)) {
                for (MemoryAccess access : chosen.of(MemoryAccess.class)) {
                    measurements.memory(workload, access, before);
                }
            }
        }
    }
}
