package org.marshal4j.benchmarks.report;

import java.util.List;

/** A table: names to the left, numbers to the right. */
public final class MarkdownTable {
    private final StringBuilder text = new StringBuilder();

    /** With the titles of its columns. */
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
