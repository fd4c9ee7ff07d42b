package org.marshal4j.random;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.processor.TestCompiler;

/** Compiles shapes together, which is far faster than one by one, and checks each. */
final class Batch {
    private final ShapeCompiler compiler;
    private final Path directory;
    private final int values;

    Batch(TestCompiler compiler, Path directory, int values) {
        this.compiler = new ShapeCompiler(compiler);
        this.directory = directory;
        this.values = values;
    }

    /** Returns the failure of each shape that has one. */
    Map<Shape, Failure> check(List<Shape> shapes) {
        Map<Shape, Failure> failures = new LinkedHashMap<>();
        List<Shape> left = new ArrayList<>(shapes);
        ShapeCompiler.Result result = compiler.compile(left, directory);
        while (!result.problems().isEmpty()) {
            failures.putAll(result.problems());
            left.removeAll(failures.keySet());
            if (left.isEmpty()) {
                return failures;
            }
            result = compiler.compile(left, directory);
        }
        ClassLoader loader = new MemoryClasses(result.classes());
        try (RoundTrip roundTrip = new RoundTrip(values)) {
            for (Shape shape : left) {
                Failure failure = roundTrip.check(shape, loader);
                if (failure != null) {
                    failures.put(shape, failure);
                }
            }
        }
        return failures;
    }
}
