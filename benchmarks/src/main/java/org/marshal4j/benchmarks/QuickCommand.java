package org.marshal4j.benchmarks;

import java.nio.file.Path;
import java.util.List;
import org.marshal4j.benchmarks.shapes.Memory;
import org.marshal4j.benchmarks.shapes.Profile;
import org.marshal4j.benchmarks.shapes.Shape;
import org.marshal4j.benchmarks.workload.Workload;

/** Takes a quick look at some shapes and workloads. */
final class QuickCommand implements Command {

    @Override
    public String name() {
        return "quick";
    }

    @Override
    public String purpose() {
        return "measures some shapes and workloads, in a few minutes";
    }

    @Override
    public void run(Path module, List<String> arguments) throws Exception {
        Measurements measurements = new Measurements(Effort.QUICK, module, "quick");
        for (Shape shape : List.of(Shape.MARKET_DATA, Shape.INTS_32)) {
            measurements.shape(shape, Memory.NATIVE, Profile.CLEAN);
        }
        for (Workload workload : List.of(Workload.BLOG_BENCH, Workload.MEDIA_STANDARD)) {
            measurements.workload(workload);
        }
    }
}
