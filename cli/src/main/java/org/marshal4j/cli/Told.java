package org.marshal4j.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.marshal4j.tools.work.Teller;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Prints what a command tells, in the words of the command line and, on a terminal, with colours. What is found goes to
 * the standard output, why a command fails to the standard error.
 */
final class Told implements Teller {
    private static final Pattern COMMAND = Pattern.compile("(?<![.\\w])marshal4j:([a-z-]+)");
    private static final Pattern OPTION = Pattern.compile("marshal4j\\.(timeout|reason|compatibility|revision)\\b");
    private static final Pattern CERTAIN = Pattern.compile("^(AUDIT\\d+ certain)");
    private static final Pattern LIKELY = Pattern.compile("^(AUDIT\\d+ likely)");
    private static final Pattern CONTROLS = Pattern.compile("\\p{Cntrl}");

    private final PrintWriter out;
    private final PrintWriter err;
    private final Ansi ansi;
    private final boolean isAudit;
    private final Progress progress;

    private Told(CommandLine line, boolean isAudit) {
        this.out = line.getOut();
        this.err = line.getErr();
        this.ansi = line.getColorScheme().ansi();
        this.isAudit = isAudit;
        this.progress = Progress.on(err);
    }

    /** For commands whose lines say by themselves how bad something is. */
    static Told ofAudit(CommandSpec command) {
        return new Told(command.commandLine(), true);
    }

    /** For all others. */
    static Told of(CommandSpec command) {
        return new Told(command.commandLine(), false);
    }

    /** {@return a text of the tools, with the names of commands and options instead of those of goals and properties} */
    static String words(String text) {
        return OPTION.matcher(COMMAND.matcher(text).replaceAll("marshal4j $1")).replaceAll("--$1");
    }

    /** Tells why a command fails, and returns its exit code. */
    int end(Optional<String> reason) {
        progress.clear();
        out.flush();
        reason.ifPresent(why -> err.println(words(why)));
        err.flush();
        return reason.isPresent() ? Main.FINDINGS : Main.FINE;
    }

    @Override
    public void info(String line) {
        print(line);
    }

    @Override
    public void warn(String line) {
        print(isAudit ? line : coloured("bold,yellow", "warning:") + " " + line);
    }

    @Override
    public void error(String line) {
        print(isAudit ? line : coloured("bold,red", "error:") + " " + line);
    }

    @Override
    public void progress(long done, long all, String what) {
        progress.show(
                all == UNKNOWN
                        ? String.format(Locale.ROOT, "%,d %s", done, what)
                        : String.format(Locale.ROOT, "%,d of %,d %s", done, all, what));
    }

    private void print(String line) {
        progress.clear();
        out.println(isAudit ? findingInColour(shown(line)) : words(line));
    }

    private String findingInColour(String line) {
        String certain = CERTAIN.matcher(line).replaceFirst(coloured("bold,red", "$1"));
        return LIKELY.matcher(certain).replaceFirst(coloured("bold,yellow", "$1"));
    }

    /** Names in class files may hold anything, also what moves the cursor of a terminal. */
    private static String shown(String line) {
        return CONTROLS.matcher(line).replaceAll("?");
    }

    private String coloured(String style, String text) {
        return ansi.string("@|" + style + " " + text + "|@");
    }
}
