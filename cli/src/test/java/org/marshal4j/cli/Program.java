package org.marshal4j.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** The program, whose output is kept. */
final class Program {
    final StringWriter out = new StringWriter();
    final StringWriter err = new StringWriter();

    /** Whether it writes to a terminal. */
    private final Ansi ansi;

    Program(Ansi ansi) {
        this.ansi = ansi;
    }

    /** Runs a command; returns its exit code. */
    int run(Object... arguments) {
        CommandLine line = Main.commandLine();
        line.setOut(new PrintWriter(out));
        line.setErr(new PrintWriter(err, true));
        line.setColorScheme(CommandLine.Help.defaultColorScheme(ansi));
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        String[] texts = new String[arguments.length];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = arguments[i].toString();
        }
        int code = line.execute(texts);
        line.getOut().flush();
        return code;
    }
}
