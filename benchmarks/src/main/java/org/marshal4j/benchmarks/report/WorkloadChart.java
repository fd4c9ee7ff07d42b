package org.marshal4j.benchmarks.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Draws how long libraries take for one message. */
final class WorkloadChart {
    /** The message of the chart in the README: numbers, texts and lists, for which most libraries have a form. */
    static final String OVERVIEW = "BOOK_UPDATE";

    private static final List<String> IN_OVERVIEW = List.of(
            WorkloadResults.OURS,
            "SBE (unchecked)",
            "Chronicle by hand",
            "Apache Fory",
            "Kryo",
            "Protobuf",
            "Jackson JSON",
            "Java Serializable");

    private WorkloadChart() {}

    /** Draws the libraries that the README compares with. */
    static void overview(String title, Map<String, WriteRead> peers, Path file) throws IOException {
        Map<String, WriteRead> few = new LinkedHashMap<>(peers);
        few.keySet().retainAll(IN_OVERVIEW);
        of(title, few, file);
    }

    /** Draws all libraries, in their order. */
    static void of(String title, Map<String, WriteRead> peers, Path file) throws IOException {
        BarChart chart = new BarChart(
                title,
                "nanoseconds, on a logarithmic scale; less is better",
                List.of("write", "read"),
                new Scale.Logarithmic());
        peers.forEach((peer, both) ->
                chart.group(peer, both.write().score(), both.read().score()));
        chart.write(file);
    }
}
