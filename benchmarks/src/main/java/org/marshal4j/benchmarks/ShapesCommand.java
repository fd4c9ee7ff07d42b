package org.marshal4j.benchmarks;

import java.nio.file.Path;
import java.util.List;
import org.marshal4j.benchmarks.shapes.Memory;
import org.marshal4j.benchmarks.shapes.Profile;
import org.marshal4j.benchmarks.shapes.Shape;

/** Measures the shapes in all forms. */
final class ShapesCommand implements Command {

    @Override
    public String name() {
        return "shapes";
    }

    @Override
    public String purpose() {
        return "measures the shapes, memories and profiles that are named (MARKET_DATA NATIVE CLEAN), or all; forks=1 as above";
    }

    @Override
    public void run(Path module, List<String> arguments) throws Exception {
        Chosen chosen = new Chosen(arguments);
        Measurements measurements = new Measurements(chosen.effort(), module, "shapes");
        for (Shape shape : chosen.of(Shape.class)) {
            for (Memory memory : chosen.of(Memory.class)) {
                for (Profile profile : chosen.of(Profile.class)) {
                    measurements.shape(shape, memory, profile);
                }
            }
        }
    }
}
