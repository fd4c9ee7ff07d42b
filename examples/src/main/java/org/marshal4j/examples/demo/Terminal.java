package org.marshal4j.examples.demo;

import java.io.PrintStream;
import java.util.List;

/** Prints titles, text and tables; in colour only where somebody looks at it and has not said that he wants none. */
public final class Terminal {

    private static final int WIDTH = 100;

    private final PrintStream out;
    private final boolean live = System.console() != null;
    private final boolean colour = live && System.getenv("NO_COLOR") == null;

    /** Prints there. */
    public Terminal(PrintStream out) {
        this.out = out;
    }

    /** Prints a section under its title. */
    public void show(Section section) {
        String rule = "=".repeat(Math.max(3, WIDTH - section.title().length() - 4));
        out.println();
        out.println(bold("== " + section.title() + " " + rule));
        out.println();
        section.print(this);
    }

    /** Prints lines of text. */
    public void text(String text) {
        text.lines().forEach(out::println);
    }

    /** Prints a command to type. */
    public void command(String command) {
        out.println("    " + bold(command));
    }

    /** Prints rows under headings: the first column to the left, the others to the right. */
    public void table(List<String> headings, List<List<String>> rows) {
        int[] widths = new int[headings.size()];
        for (int column = 0; column < widths.length; column++) {
            int at = column;
            widths[column] = Math.max(
                    headings.get(column).length(),
                    rows.stream().mapToInt(row -> row.get(at).length()).max().orElse(0));
        }
        out.println(bold(line(headings, widths)));
        rows.forEach(row -> out.println(line(row, widths)));
    }

    /** Shows how far something has come: on one line that changes, or as dots where the output is kept. */
    public void progress(int done, int of) {
        if (live) {
            out.print("\r  round " + done + " of " + of + " ");
        } else {
            out.print(".");
        }
        if (done == of) {
            out.print(live ? "\r" + " ".repeat(30) + "\r" : "\n");
        }
        out.flush();
    }

    private static String line(List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder("  ");
        for (int column = 0; column < widths.length; column++) {
            String format = column == 0 ? "%-" + widths[column] + "s" : "%" + (widths[column] + 3) + "s";
            line.append(String.format(format, cells.get(column)));
        }
        return line.toString().stripTrailing();
    }

    private String bold(String text) {
        return colour ? "\u001b[1m" + text + "\u001b[0m" : text;
    }
}
