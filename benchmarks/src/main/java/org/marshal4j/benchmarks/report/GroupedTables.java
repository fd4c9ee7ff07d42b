package org.marshal4j.benchmarks.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Tables of what was measured, all of one run or several for each run: which result is in which cell. */
final class GroupedTables {
    private final Function<Result, String> table;
    private final Function<Result, String> row;
    private final Function<Result, String> column;

    /** Creates tables with these titles; what has the same title is in the same table, row or column. */
    GroupedTables(Function<Result, String> table, Function<Result, String> row, Function<Result, String> column) {
        this.table = table;
        this.row = row;
        this.column = column;
    }

    /** Returns the section, with the machine of each run in front. */
    String of(List<Run> runs) {
        StringBuilder text = new StringBuilder();
        for (Run run : runs) {
            text.append(run.title())
                    .append(": ")
                    .append(run.machine().sentence())
                    .append("\n\n");
        }
        for (Run run : runs) {
            Map<String, List<Result>> tables = new LinkedHashMap<>();
            run.results()
                    .forEach(result -> tables.computeIfAbsent(table.apply(result), title -> new ArrayList<>())
                            .add(result));
            tables.forEach((title, results) -> text.append(run.title())
                    .append(title.isEmpty() ? "" : ", " + title)
                    .append(", ns:\n\n")
                    .append(table(results))
                    .append('\n'));
        }
        return text.toString();
    }

    private String table(List<Result> results) {
        Map<String, Map<String, Timing>> rows = new LinkedHashMap<>();
        Set<String> columns = new LinkedHashSet<>();
        for (Result result : results) {
            columns.add(column.apply(result));
            rows.computeIfAbsent(row.apply(result), title -> new LinkedHashMap<>())
                    .put(column.apply(result), result.timing());
        }
        List<String> titles = new ArrayList<>(List.of(""));
        titles.addAll(columns);
        MarkdownTable markdown = new MarkdownTable(titles);
        rows.forEach((title, timings) -> {
            List<String> cells = new ArrayList<>(List.of(title));
            columns.forEach(each -> cells.add(timings.containsKey(each) ? Numbers.withError(timings.get(each)) : "–"));
            markdown.row(cells);
        });
        return markdown.toString();
    }
}
