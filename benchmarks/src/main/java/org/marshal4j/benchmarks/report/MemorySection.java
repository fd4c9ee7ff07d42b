package org.marshal4j.benchmarks.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.benchmarks.memory.Before;
import org.marshal4j.benchmarks.memory.Place;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.runtime.memory.MemoryAccess;

/** A table for each JDK and each {@code Before}: a row for each workload, a column for each kind of memory. */
final class MemorySection {
    private MemorySection() {}

    static String of(List<Run> runs) {
        StringBuilder text = new StringBuilder();
        for (Run run : runs) {
            text.append(run.title())
                    .append(": ")
                    .append(run.machine().sentence())
                    .append("\n\n");
        }
        for (Run run : runs) {
            for (Before before : Before.values()) {
                String table = table(run, before);
                if (!table.isEmpty()) {
                    text.append(run.title()).append(", ").append(title(before));
                    text.append(", write / read in ns:\n\n").append(table).append('\n');
                }
            }
        }
        return text.toString();
    }

    private static String title(Before before) {
        return before == Before.NOTHING ? "each in a JVM of its own" : "after all messages in all kinds of memory";
    }

    private static String table(Run run, Before before) {
        List<Result> results = run.results().stream()
                .filter(result -> result.param("before").equals(before.name()))
                .toList();
        Map<Key, WriteRead> cells = Pairing.of(results, Key::of);
        if (cells.isEmpty()) {
            return "";
        }
        Set<String> workloads = new LinkedHashSet<>();
        cells.keySet().forEach(key -> workloads.add(key.workload()));
        List<Column> columns = Column.ALL.stream()
                .filter(column ->
                        cells.keySet().stream().anyMatch(key -> key.column().equals(column)))
                .toList();
        MarkdownTable table = new MarkdownTable(titles(columns));
        for (String workload : workloads) {
            List<String> row =
                    new ArrayList<>(List.of(Workload.valueOf(workload).title()));
            for (Column column : columns) {
                WriteRead cell = cells.get(new Key(workload, column));
                row.add(cell == null ? "–" : cell.cell());
            }
            table.row(row);
        }
        return table.toString();
    }

    private static List<String> titles(List<Column> columns) {
        List<String> titles = new ArrayList<>(List.of("message"));
        columns.forEach(column -> titles.add(column.title()));
        return titles;
    }

    private record Column(MemoryAccess access, Place place) {
        static final List<Column> ALL = all();

        private static List<Column> all() {
            List<Column> all = new ArrayList<>();
            for (MemoryAccess access : MemoryAccess.values()) {
                for (Place place : Place.values()) {
                    all.add(new Column(access, place));
                }
            }
            return List.copyOf(all);
        }

        String title() {
            return place.title() + (access == MemoryAccess.UNSAFE ? "" : " by VarHandles");
        }
    }

    private record Key(String workload, Column column) {
        static Key of(Result result) {
            return new Key(
                    result.param("workload"),
                    new Column(MemoryAccess.valueOf(result.param("access")), Place.valueOf(result.param("place"))));
        }
    }
}
