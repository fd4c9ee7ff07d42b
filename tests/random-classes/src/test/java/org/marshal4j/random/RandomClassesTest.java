package org.marshal4j.random;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.marshal4j.processor.TestCompiler;

/**
 * Classes that nobody has thought of: the code generated for them must compile, and must write what the wire format
 * says.
 */
class RandomClassesTest {
    private static final long SEED = Long.getLong("seed", 1);
    private static final int SHAPES = Integer.getInteger("shapes", 200);
    private static final Path DIRECTORY = Path.of(System.getProperty("sources.directory", "target/random-classes"));

    /** The number of batches at the same time, at most the number of processors. */
    private static final int THREADS =
            Math.min(Integer.getInteger("threads", 1), Runtime.getRuntime().availableProcessors());

    /** The number of shapes in a batch, small enough that each thread gets a batch. */
    private static final int TOGETHER = Math.max(1, Math.min(100, (SHAPES + THREADS - 1) / THREADS));

    private static final int VALUES = 4;
    private static final int VALUES_OF_SMALL = 40;
    private static final int ENOUGH = 5;

    /** How many parts of a failing shape are checked. */
    private static final int TRIES = 250;

    /** One failure of each kind, whose sources are kept. */
    private final Map<String, String> reports = new LinkedHashMap<>();

    private final AtomicInteger begun = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();
    private final long begin = System.nanoTime();

    @Test
    void compileAndKeepTheirBytes() throws InterruptedException, ExecutionException {
        System.out.printf("%d random shapes from seed %d%n", SHAPES, SEED);
        ExecutorService pool = Executors.newFixedThreadPool(THREADS);
        List<Future<?>> workers = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            Path directory = DIRECTORY.resolve("batch" + i);
            workers.add(pool.submit(() -> {
                work(directory);
                return null;
            }));
        }
        pool.shutdown();
        for (Future<?> worker : workers) {
            worker.get();
        }
        if (!reports.isEmpty()) {
            throw new AssertionError(String.join("\n\n", reports.values()));
        }
    }

    /** Processes one batch after another until there are none left. */
    private void work(Path directory) throws IOException {
        for (int at = begun.getAndAdd(TOGETHER); at < SHAPES && !isEnough(); at = begun.getAndAdd(TOGETHER)) {
            int count = Math.min(TOGETHER, SHAPES - at);
            long first = SEED + at;
            List<Shape> shapes = LongStream.range(first, first + count)
                    .mapToObj(ShapeMaker::of)
                    .toList();
            check(TestCompiler.JAVAC, shapes, directory);
            check(TestCompiler.ECLIPSE, shapes.subList(0, (count + 3) / 4), directory);
            System.out.printf("%d shapes, %d s%n", done.addAndGet(count), (System.nanoTime() - begin) / 1_000_000_000);
        }
    }

    private boolean isEnough() {
        synchronized (reports) {
            return reports.size() >= ENOUGH;
        }
    }

    private void check(TestCompiler compiler, List<Shape> shapes, Path directory) throws IOException {
        Map<Shape, Failure> failures = new Batch(compiler, directory, VALUES).check(shapes);
        for (Map.Entry<Shape, Failure> failed : failures.entrySet()) {
            String kind = failed.getValue().kind();
            System.out.printf("seed %d, %s: %s%n", failed.getKey().seed(), compiler, kind);
            // Only one thread at a time reduces a failure. Others wait here if they find one too.
            synchronized (reports) {
                if (reports.size() < ENOUGH && !reports.containsKey(kind)) {
                    reports.put(kind, report(compiler, failed.getKey(), failed.getValue()));
                }
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
        Shape shrunk = new Shrinker<Shape>(
                        TRIES,
                        SimplerShapes::of,
                        each -> small.check(List.of(each)).get(each))
                .shrink(shape, failure);
        Failure ofShrunk = small.check(List.of(shrunk)).getOrDefault(shrunk, failure);
        String report = "-Dseed=%d -Dshapes=1, compiled by %s: %s%nshrunk to%n%s"
                .formatted(shape.seed(), compiler, ofShrunk.text(), shrunk);
        System.out.println(report);
        return report;
    }
}
