package org.marshal4j.cli;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.marshal4j.tools.filter.SyntaxError;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/** The program {@code marshal4j}. Its commands return 0, 1 or 2: see docs/command-line.md. */
@Command(
        name = "marshal4j",
        description = "Shows stored messages and their schemas, keeps lock files, and audits marshallers.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        subcommands = {
            CatCommand.class,
            ExplainCommand.class,
            SchemaCommand.class,
            DiffCommand.class,
            CompatibilityCommand.class,
            MigrateCommand.class,
            AuditCommand.class,
            AdoptCommand.class,
            CheckCommand.class,
            UpdateCommand.class,
            SamplesCommand.class,
            ReportCommand.class,
            LayoutCommand.class,
            CompletionCommand.class,
            HelpCommand.class
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:everything was done",
            "1:there are findings: messages do not fit or cannot be rewritten, files are damaged, schemas break, methods disagree",
            "2:the command line is wrong, or a file cannot be read or written"
        })
public final class Main implements Runnable {
    /** What a command returns if all is well. */
    static final int FINE = 0;

    /** What a command returns if it has found something wrong. */
    static final int FINDINGS = 1;

    /** What a command returns if it could not do its work. */
    static final int USAGE = 2;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    private Main() {}

    /** Runs the program and ends the JVM. */
    public static void main(String[] arguments) {
        System.exit(execute(
                commandLine(),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                arguments));
    }

    /** Runs a command over streams, and returns its exit code. */
    static int execute(CommandLine line, OutputStream out, OutputStream err, String... arguments) {
        StandardStream standard = new StandardStream(out);
        line.setOut(writer(standard));
        line.setErr(writer(err));
        int code = execute(line, arguments);
        line.getOut().flush();
        Optional<String> failure = standard.failure();
        failure.ifPresent(why -> line.getErr().println("marshal4j: the output cannot be written: " + why));
        line.getErr().flush();
        return failure.isPresent() ? USAGE : code;
    }

    private static int execute(CommandLine line, String... arguments) {
        try {
            return line.execute(arguments);
        } catch (OutOfMemoryError e) {
            line.getErr()
                    .println("marshal4j: there is not enough memory: " + e.getMessage()
                            + ". Give it more: java -Xmx4g -jar …");
            return USAGE;
        } catch (NoClassDefFoundError e) {
            line.getErr().println("marshal4j: this Java runtime lacks " + e.getMessage() + ": take a JDK");
            return USAGE;
        }
    }

    /** Creates the parser of the command line, with all commands. */
    static CommandLine commandLine() {
        CommandLine line = new CommandLine(new Main());
        line.setExecutionExceptionHandler(Main::failed);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        return line;
    }

    /** Unlike System.out, it knows when nobody reads any more. */
    private static PrintWriter writer(OutputStream stream) {
        return new PrintWriter(new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8)), true);
    }

    private static int failed(Exception thrown, CommandLine line, CommandLine.ParseResult result) {
        Exception exception = thrown instanceof UncheckedIOException unchecked ? unchecked.getCause() : thrown;
        if (exception instanceof IOException
                || exception instanceof IllegalArgumentException
                || exception instanceof IllegalStateException) {
            line.getErr().println("marshal4j: " + Told.words(Problems.text(exception)));
            if (exception instanceof SyntaxError error && line.getCommand() instanceof CatCommand cat) {
                line.getErr().println(error.shownIn(cat.condition()));
            }
            line.getErr().flush();
            return USAGE;
        }
        line.getErr().println("marshal4j: a defect of marshal4j, please report it: " + exception);
        exception.printStackTrace(line.getErr());
        line.getErr().flush();
        return USAGE;
    }

    /** Without a command, shows the help. */
    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /** Writes the completion script of the whole program. */
    static String completionScript() {
        return AutoComplete.bash("marshal4j", commandLine());
    }
}
