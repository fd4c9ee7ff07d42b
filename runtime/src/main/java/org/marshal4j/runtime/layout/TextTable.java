package org.marshal4j.runtime.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines of cells, padded so that the columns line up; the header has a rule below it. ASCII only, but for the codes
 * of colours where these are wanted.
 */
public final class TextTable {
    private static final String GAP = "  ";

    private final boolean[] alignRight;
    private final List<String[]> rows = new ArrayList<>();

    /**
     * @param header the first line; a column is aligned to the right where its header starts with {@code >}, which is
     *     not printed
     */
    public TextTable(String... header) {
        alignRight = new boolean[header.length];
        String[] names = header.clone();
        for (int i = 0; i < header.length; i++) {
            alignRight[i] = header[i].startsWith(">");
            names[i] = alignRight[i] ? header[i].substring(1) : header[i];
        }
        rows.add(names);
    }

    public void row(Object... cells) {
        String[] row = new String[alignRight.length];
        for (int i = 0; i < row.length; i++) {
            row[i] = i < cells.length ? cells[i].toString() : "";
        }
        rows.add(row);
    }

    public boolean isEmpty() {
        return rows.size() == 1;
    }

    /** The lines, each with a line feed at its end and indented by a column gap. */
    public void appendTo(StringBuilder out) {
        appendTo(Paint.NONE, out);
    }

    /** The same in colour. */
    public void appendTo(Paint paint, StringBuilder out) {
        int[] widths = widths();
        append(rows.get(0), widths, Paint.NONE, out);
        append(rule(widths), widths, Paint.NONE, out);
        for (String[] row : rows.subList(1, rows.size())) {
            append(row, widths, paint, out);
        }
    }

    private void append(String[] row, int[] widths, Paint paint, StringBuilder out) {
        int start = out.length();
        for (int i = 0; i < row.length; i++) {
            String padding = " ".repeat(widths[i] - row[i].length());
            String cell = paint.cell(i, row[i]);
            out.append(GAP).append(alignRight[i] ? padding + cell : cell + padding);
        }
        int end = out.length();
        while (end > start && out.charAt(end - 1) == ' ') {
            end--;
        }
        out.setLength(end);
        out.append('\n');
    }

    private static String[] rule(int[] widths) {
        String[] rule = new String[widths.length];
        for (int i = 0; i < rule.length; i++) {
            rule[i] = "-".repeat(widths[i]);
        }
        return rule;
    }

    private int[] widths() {
        int[] widths = new int[alignRight.length];
        for (String[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                widths[i] = Math.max(widths[i], row[i].length());
            }
        }
        return widths;
    }
}
