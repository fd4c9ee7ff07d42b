package org.marshal4j.benchmarks.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** A table for each workload and JDK, and a chart for each workload. */
final class WorkloadSection {
    private final Map<Run, WorkloadResults> results = new LinkedHashMap<>();
    private final Sizes sizes;
    private final Path charts;

    /**
     * Creates the section for these runs.
     *
     * @param runs the first one is shown, the others are folded away
     * @param charts the folder to write the charts to
     */
    WorkloadSection(List<Run> runs, Sizes sizes, Path charts) {
        runs.forEach(run -> results.put(run, new WorkloadResults(run)));
        this.sizes = sizes;
        this.charts = charts;
    }

    /** Writes the charts and returns the text. */
    String write() throws IOException {
        StringBuilder text = new StringBuilder();
        results.keySet()
                .forEach(run -> text.append(run.title())
                        .append(": ")
                        .append(run.machine().sentence())
                        .append("\n\n"));
        Set<String> workloads = new LinkedHashSet<>();
        results.values().forEach(each -> workloads.addAll(each.workloads()));
        for (String workload : workloads) {
            text.append(workload(workload));
        }
        return text.toString();
    }

    private String workload(String workload) throws IOException {
        String title = WorkloadResults.title(workload);
        StringBuilder text = new StringBuilder("### " + title + "\n\n");
        boolean first = true;
        for (Map.Entry<Run, WorkloadResults> entry : results.entrySet()) {
            Map<String, WriteRead> peers = entry.getValue().of(workload);
            String jdk = entry.getKey().title();
            if (peers.isEmpty()) {
                continue;
            }
            if (first) {
                text.append(chart(workload, title + ", " + jdk, peers))
                        .append(jdk)
                        .append(":\n\n");
                text.append(table(workload, peers)).append('\n');
                first = false;
            } else {
                text.append(Details.of(jdk, table(workload, peers)));
            }
        }
        return text.toString();
    }

    private String table(String workload, Map<String, WriteRead> peers) {
        MarkdownTable table = new MarkdownTable(
                List.of("library", "write, ns", "read, ns", "bytes", "garbage of a write", "garbage of a read"));
        peers.forEach((peer, both) -> table.row(List.of(
                WorkloadResults.isOurs(peer) ? "**" + peer + "**" : peer,
                Numbers.withError(both.write()),
                Numbers.withError(both.read()),
                Numbers.bytes(sizes.of(workload, peer)),
                Numbers.bytes(both.write().allocated()),
                Numbers.bytes(both.read().allocated()))));
        return table.toString();
    }

    private String chart(String workload, String title, Map<String, WriteRead> peers) throws IOException {
        String name = workload.toLowerCase(Locale.ROOT).replace('_', '-') + ".svg";
        WorkloadChart.of(title, peers, charts.resolve(name));
        if (workload.equals(WorkloadChart.OVERVIEW)) {
            WorkloadChart.overview(title, peers, charts.resolve("overview.svg"));
        }
        return "![" + title + "](" + charts.getFileName() + "/" + name + ")\n\n";
    }
}
