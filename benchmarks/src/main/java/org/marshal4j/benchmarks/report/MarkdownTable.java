package org.marshal4j.benchmarks.report;

import java.util.List;

/** A table: names on the left, numbers on the right. */
public final class MarkdownTable {
    private final StringBuilder text = new StringBuilder();

    /** Starts a table with the titles of its columns. */
    public MarkdownTable(List<String> titles) {
        row(titles);
        text.append("| ---").append(" | ---:".repeat(titles.size() - 1)).append(" |\n");
    }

    /** Adds a row. */
    public void row(List<String> cells) {
        text.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
