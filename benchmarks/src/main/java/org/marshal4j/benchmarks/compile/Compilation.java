package org.marshal4j.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The five compilations of a number of DTOs. */
final class Compilation {
    private final int dtos;
    private final Path work;
    private final Path processor;
    private final List<Path> avaje;
    private final Javac javac;

    /**
     * Creates the compilations, but writes nothing yet.
     *
     * @param work an empty folder
     * @param processor the jar
     * @param avaje the jars of avaje-jsonb, of its processor too
     */
    Compilation(int dtos, Path work, Path processor, List<Path> avaje) {
        this.dtos = dtos;
        this.work = work;
        this.processor = processor;
        this.avaje = avaje;
        this.javac = new Javac(work, avaje);
    }

    /**
     * Measures the five in turns, so that other work on the machine affects all of them alike, and returns the median
     * of each.
     */
    Compiled measure(int rounds) throws IOException, InterruptedException {
        List<Path> plain = sources(DtoStyle.PLAIN);
        List<Path> annotated = sources(DtoStyle.ANNOTATED);
        List<Path> byHand = sources(DtoStyle.BY_HAND);
        List<Path> json = sources(DtoStyle.AVAJE);
        List<List<Cost>> costs = Stream.generate(() -> (List<Cost>) new ArrayList<Cost>())
                .limit(5)
                .toList();
        for (int i = 0; i < rounds; i++) {
            Path generated = Files.createTempDirectory(work, "generated");
            costs.get(0).add(javac.compile(plain, "-proc:none"));
            costs.get(1)
                    .add(javac.compile(annotated, "-processorpath", processor.toString(), "-s", generated.toString()));
            costs.get(2).add(javac.compile(byHand, "-proc:none"));
            costs.get(3).add(javac.compile(json, "-processorpath", Javac.path(avaje)));
            List<Path> processed = new ArrayList<>(annotated);
            processed.addAll(Folders.sources(generated));
            costs.get(4).add(javac.compile(processed, "-proc:none"));
            Folders.delete(generated);
        }
        return new Compiled(times(costs, Cost::clock), times(costs, Cost::work));
    }

    private CompileTimes times(List<List<Cost>> costs, ToDoubleFunction<Cost> seconds) {
        double[] medians = costs.stream()
                .mapToDouble(each -> median(each.stream().mapToDouble(seconds).toArray()))
                .toArray();
        return new CompileTimes(dtos, medians[0], medians[1], medians[2], medians[3], medians[4]);
    }

    private List<Path> sources(DtoStyle style) throws IOException {
        return DtoSources.write(Files.createTempDirectory(work, "sources"), dtos, style);
    }

    private static double median(double[] numbers) {
        double[] sorted = numbers.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
