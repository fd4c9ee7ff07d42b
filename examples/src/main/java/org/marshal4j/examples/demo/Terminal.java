package org.marshal4j.examples.demo;

import java.io.Console;
import java.io.PrintStream;
import java.util.List;

/** Prints titles, text and tables. It uses colour only if somebody is watching and has not disabled it. */
public record Terminal(PrintStream out, boolean live, boolean colour) {
    /** The width in columns. */
    static final int WIDTH = 110;

    /** Prints to a stream: as for a human if this process has a terminal, otherwise as for a file. */
    public static Terminal of(PrintStream out) {
        boolean live = hasTerminal();
        return new Terminal(out, live, live && System.getenv("NO_COLOR") == null);
    }

    /** How text looks. */
    enum Style {
        TITLE("1;36"),
        HEADING("1"),
        ASIDE("2");

        private final String code;

        Style(String code) {
            this.code = code;
        }
    }

    /** A column of a table. */
    record Column(String heading, boolean isRight) {
        static Column left(String heading) {
            return new Column(heading, false);
        }

        static Column right(String heading) {
            return new Column(heading, true);
        }
    }

    /** Prints a section under its title. */
    public void show(Section section) {
        String rule = "═".repeat(Math.max(3, WIDTH - section.title().length() - 4));
        out.println();
        styled(Style.TITLE, "══ " + section.title() + " " + rule);
        out.println();
        section.print(this);
    }

    /** Prints lines of text; an empty text is an empty line. */
    public void text(String text) {
        if (text.isEmpty()) {
            out.println();
        }
        text.lines().forEach(out::println);
    }

    /** Prints the heading of a table. */
    void heading(String text) {
        styled(Style.HEADING, text);
    }

    /** Prints a line. */
    void styled(Style style, String line) {
        out.println(inStyle(style, line));
    }

    /** Prints lines in which the part from a mark to the end is shown as an aside. */
    void withAsides(String text, String mark) {
        text.lines().forEach(line -> {
            int at = line.indexOf(mark);
            out.println(at < 0 ? line : line.substring(0, at) + inStyle(Style.ASIDE, line.substring(at)));
        });
    }

    /** Prints a text that may be long, indented. */
    void paragraph(String text) {
        wrap("  ", text);
    }

    /** Prints source code unchanged, except for lines that are too long. */
    void code(String source) {
        source.lines().forEach(line -> {
            String indent =
                    line.substring(0, line.length() - line.stripLeading().length());
            wrap(indent, line.stripLeading());
        });
    }

    private void wrap(String indent, String text) {
        int least = indent.length() + 8;
        String rest = indent + text;
        while (rest.length() > WIDTH && rest.lastIndexOf(' ', WIDTH) > least) {
            // Code reads best if it is broken before an operator.
            int operator = rest.lastIndexOf(" : ", WIDTH - 2);
            int end = operator > least ? operator : rest.lastIndexOf(' ', WIDTH);
            out.println(rest.substring(0, end));
            rest = " ".repeat(least) + rest.substring(end + 1);
        }
        out.println(rest);
    }

    /** Prints rows under headings. */
    void table(List<Column> columns, List<List<String>> rows) {
        int[] widths = new int[columns.size()];
        for (int i = 0; i < widths.length; i++) {
            int at = i;
            widths[i] = Math.max(
                    columns.get(i).heading().length(),
                    rows.stream().mapToInt(row -> row.get(at).length()).max().orElse(0));
        }
        styled(Style.ASIDE, line(columns, columns.stream().map(Column::heading).toList(), widths));
        rows.forEach(row -> out.println(line(columns, row, widths)));
    }

    /** Shows progress: on one line that changes, or as dots if the output is kept. */
    void progress(String what, int done, int of) {
        if (live) {
            String bar = "█".repeat(40 * done / of) + "░".repeat(40 - 40 * done / of);
            out.print("\r\u001b[K" + (done == of ? "" : "  " + bar + "  " + inStyle(Style.ASIDE, what)));
        } else {
            out.print(done == of ? "\n\n" : ".");
        }
        out.flush();
    }

    private static String line(List<Column> columns, List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            String gap = " ".repeat(widths[i] - cells.get(i).length());
            line.append(i == 0 ? "  " : "   ")
                    .append(columns.get(i).isRight() ? gap + cells.get(i) : cells.get(i) + gap);
        }
        return line.toString().stripTrailing();
    }

    private String inStyle(Style style, String text) {
        return colour ? "\u001b[" + style.code + "m" + text + "\u001b[0m" : text;
    }

    /** JDK 22 to 24 return a console even for a process without a terminal, and have a method that tells. */
    private static boolean hasTerminal() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }
}
