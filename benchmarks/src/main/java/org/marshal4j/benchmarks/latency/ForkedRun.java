package org.marshal4j.benchmarks.latency;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.HdrHistogram.Histogram;

/** Runs a {@link LatencyRun} in a JVM of its own, and in a folder of its own that is deleted afterwards. */
final class ForkedRun {
    private ForkedRun() {}

    /** Returns the latencies of one run, in nanoseconds. */
    static Histogram of(Form<?> form, Settings settings) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("latency");
        try {
            Path result = folder.resolve("histogram");
            int exit = new ProcessBuilder(commandLine(form, settings, folder.resolve("queue"), result))
                    .inheritIO()
                    .start()
                    .waitFor();
            if (exit != 0) {
                throw new IOException("the run of " + form.title() + " failed: exit code " + exit);
            }
            return HistogramFile.read(result);
        } finally {
            delete(folder);
        }
    }

    private static List<String> commandLine(Form<?> form, Settings settings, Path queue, Path result) {
        List<String> line = new ArrayList<>();
        line.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
        line.addAll(LatencyJvm.options());
        line.addAll(List.of("-classpath", System.getProperty("java.class.path"), LatencyRun.class.getName()));
        line.addAll(List.of(form.name(), queue.toString(), result.toString()));
        line.addAll(settings.arguments());
        return line;
    }

    private static void delete(Path folder) throws IOException {
        List<Path> contents;
        try (Stream<Path> paths = Files.walk(folder)) {
            contents = paths.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path path : contents) {
            Files.delete(path);
        }
    }
}
