package org.marshal4j.runtime.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * A table of text whose cells are padded so that the columns line up, with a rule below the header. It contains only
 * ASCII, apart from colour codes if requested.
 */
public final class TextTable {
    private static final String GAP = "  ";

    private final boolean[] alignRight;
    private final List<String[]> rows = new ArrayList<>();

    /**
     * Creates a table.
     *
     * @param header the first line. The cells of a column are right-aligned if its header starts with {@code >}, which
     *     is not printed
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

    /**
     * Adds a row.
     *
     * @param cells the cells; missing ones are empty
     */
    public void row(Object... cells) {
        String[] row = new String[alignRight.length];
        for (int i = 0; i < row.length; i++) {
            row[i] = i < cells.length ? cells[i].toString() : "";
        }
        rows.add(row);
    }

    /** {@return whether the table has no rows but the header} */
    public boolean isEmpty() {
        return rows.size() == 1;
    }

    /**
     * Appends the lines, each indented by a column gap and with a line feed at its end.
     *
     * @param out receives the lines
     */
    public void appendTo(StringBuilder out) {
        appendTo(Paint.NONE, out);
    }

    /**
     * Appends the lines in colour.
     *
     * @param paint the colours
     * @param out receives the lines
     */
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
            int padding = widths[i] - row[i].length();
            out.append(GAP);
            pad(alignRight[i] ? padding : 0, out);
            out.append(paint.cell(i, row[i]));
            pad(alignRight[i] ? 0 : padding, out);
        }
        int end = out.length();
        while (end > start && out.charAt(end - 1) == ' ') {
            end--;
        }
        out.setLength(end);
        out.append('\n');
    }

    private static void pad(int count, StringBuilder out) {
        for (int i = 0; i < count; i++) {
            out.append(' ');
        }
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
