package org.marshal4j.benchmarks.latency;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** The text above the table: what was done, and on which machine. */
final class Conditions {
    private Conditions() {}

    /** Returns the conditions as a paragraph. */
    static String of(Settings settings) throws IOException {
        return String.format(
                Locale.ROOT,
                """
                From when a message was due to when its reader had the object: %,d messages a second for %d s, after %d s of warm-up. \
                %s JDK %d, %d processors, %s; the queue on %s.""",
                settings.rate(),
                settings.seconds(),
                settings.warmup(),
                runs(settings.runs()),
                Runtime.version().feature(),
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.name"),
                Files.getFileStore(Path.of(System.getProperty("java.io.tmpdir")))
                        .type());
    }

    private static String runs(int runs) {
        return runs == 1
                ? "One run of each, in a JVM of its own."
                : "Of " + runs + " runs, each in a JVM of its own, the one with the median 99th percentile; "
                        + "in brackets the least and the greatest of all runs.";
    }
}
