package org.marshal4j.benchmarks;

import java.nio.file.Path;
import java.util.List;
import org.marshal4j.benchmarks.shapes.Memory;
import org.marshal4j.benchmarks.shapes.Profile;
import org.marshal4j.benchmarks.shapes.Shape;
import org.marshal4j.benchmarks.workload.Workload;

/** Everything that the tables and charts show. */
final class AllCommand implements Command {

    @Override
    public String name() {
        return "all";
    }

    @Override
    public String purpose() {
        return "measures every shape and workload, in some hours";
    }

    @Override
    public void run(Path module, List<String> arguments) throws Exception {
        Measurements workloads = new Measurements(Effort.FULL, module, "workloads");
        for (Workload workload : Workload.values()) {
            workloads.workload(workload);
        }
        Measurements shapes = new Measurements(Effort.FULL, module, "shapes");
        for (Shape shape : Shape.values()) {
            shapes.shape(shape, List.of(Memory.values()), List.of(Profile.values()));
        }
    }
}
