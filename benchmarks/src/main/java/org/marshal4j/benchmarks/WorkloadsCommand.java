package org.marshal4j.benchmarks;

import java.nio.file.Path;
import java.util.List;
import org.marshal4j.benchmarks.workload.Workload;

/** Measures the workloads with all libraries. */
final class WorkloadsCommand implements Command {

    @Override
    public String name() {
        return "workloads";
    }

    @Override
    public String purpose() {
        return "measures the workloads that are named, or all; forks=1 for a shorter run";
    }

    @Override
    public void run(Path module, List<String> arguments) throws Exception {
        Chosen chosen = new Chosen(arguments);
        Measurements measurements = new Measurements(chosen.effort(), module, "workloads");
        for (Workload workload : chosen.of(Workload.class)) {
            measurements.workload(workload);
        }
    }
}
