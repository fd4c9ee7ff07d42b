package org.marshal4j.layouts;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The results as a table in Markdown, with one row for each JVM. */
final class MatrixTable {
    private static final List<String> HEAD =
            List.of("JDK", "flags", "header", "reference", "alignment", "classes", "runs in bulk", "bytes", "s");
    private static final int TEXTS = 2;

    private final List<List<String>> rows = new ArrayList<>();

    MatrixTable(List<CellResult> results) {
        rows.add(HEAD);
        rows.add(IntStream.range(0, HEAD.size())
                .mapToObj(i -> i < TEXTS ? "---" : "---:")
                .toList());
        results.forEach(result -> rows.add(row(result)));
    }

    private static List<String> row(CellResult result) {
        List<String> row = new ArrayList<>();
        row.add(String.valueOf(result.cell().jdk().version()));
        row.add(result.cell().shortFlags());
        Facts facts = result.facts();
        if (facts == null) {
            row.addAll(List.of("", "", "", "", "", "failed"));
        } else {
            row.add(String.valueOf(facts.header()));
            row.add(String.valueOf(facts.reference()));
            row.add(String.valueOf(facts.alignment()));
            row.add(String.valueOf(facts.classes()));
            row.add(facts.bulk() + " / " + facts.runs());
            row.add(bytes(result));
        }
        row.add(String.format(Locale.ROOT, "%.1f", result.time().toMillis() / 1000.0));
        return row;
    }

    private static String bytes(CellResult result) {
        if (result.different() > 0) {
            return result.different() + " differ";
        }
        return result.failures().isEmpty() ? "equal" : "equal, not read";
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            text.append('|');
            for (int i = 0; i < row.size(); i++) {
                text.append(' ').append(padded(row.get(i), i)).append(" |");
            }
            text.append('\n');
        }
        return text.toString();
    }

    private String padded(String cell, int column) {
        int width =
                rows.stream().mapToInt(row -> row.get(column).length()).max().orElseThrow();
        if (cell.startsWith("---")) {
            return "-".repeat(column < TEXTS ? width : width - 1) + (column < TEXTS ? "" : ":");
        }
        String spaces = " ".repeat(width - cell.length());
        return column < TEXTS ? cell + spaces : spaces + cell;
    }
}
