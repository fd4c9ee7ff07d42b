package org.marshal4j.random;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Classes that nobody thought of: what is generated for them has to compile, and to write what the wire format says. */
class RandomClassesTest {
    private static final long SEED = Long.getLong("seed", 1);
    private static final int SHAPES = Integer.getInteger("shapes", 200);
    private static final Path DIRECTORY = Path.of(System.getProperty("sources.directory", "target/random-classes"));
    private static final int TOGETHER = 100;
    private static final int VALUES = 4;
    private static final int VALUES_OF_SMALL = 40;
    private static final int ENOUGH = 5;

    /** One failure of each kind, the sources of which are kept. */
    private final Map<String, String> reports = new LinkedHashMap<>();

    @Test
    void compileAndKeepTheirBytes() throws IOException {
        System.out.printf("%d random shapes from seed %d%n", SHAPES, SEED);
        long begin = System.nanoTime();
        for (int done = 0; done < SHAPES && reports.size() < ENOUGH; done += TOGETHER) {
            int count = Math.min(TOGETHER, SHAPES - done);
            long first = SEED + done;
            List<Shape> shapes = LongStream.range(first, first + count)
                    .mapToObj(ShapeMaker::of)
                    .toList();
            check(TestCompiler.JAVAC, shapes);
            check(TestCompiler.ECLIPSE, shapes.subList(0, (count + 3) / 4));
            System.out.printf("%d shapes, %d s%n", done + count, (System.nanoTime() - begin) / 1_000_000_000);
        }
        if (!reports.isEmpty()) {
            throw new AssertionError(String.join("\n\n", reports.values()));
        }
    }

    private void check(TestCompiler compiler, List<Shape> shapes) throws IOException {
        Map<Shape, Failure> failures = new Batch(compiler, DIRECTORY.resolve("batch"), VALUES).check(shapes);
        for (Map.Entry<Shape, Failure> failed : new ArrayList<>(failures.entrySet())) {
            System.out.printf(
                    "seed %d, %s: %s%n",
                    failed.getKey().seed(), compiler, failed.getValue().kind());
            if (reports.size() < ENOUGH
                    && !reports.containsKey(failed.getValue().kind())) {
                reports.put(failed.getValue().kind(), report(compiler, failed.getKey(), failed.getValue()));
            }
        }
    }

    private static String report(TestCompiler compiler, Shape shape, Failure failure) throws IOException {
        Path kept = DIRECTORY.resolve(shape.packageName());
        Files.createDirectories(kept);
        for (Map.Entry<String, String> source : shape.sources().entrySet()) {
            Files.writeString(kept.resolve(Path.of(source.getKey()).getFileName()), source.getValue());
        }
        Batch small = new Batch(compiler, DIRECTORY.resolve("shrunk"), VALUES_OF_SMALL);
        Shape shrunk = new Shrinker(small, failure).shrink(shape);
        Failure ofShrunk = small.check(List.of(shrunk)).getOrDefault(shrunk, failure);
        String report = "-Dseed=%d -Dshapes=1, compiled by %s: %s%nshrunk to%n%s"
                .formatted(shape.seed(), compiler, ofShrunk.text(), shrunk);
        System.out.println(report);
        return report;
    }
}
