package org.marshal4j.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.report.CompatibilityReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code marshal4j compatibility}. */
@Command(
        name = "compatibility",
        description = "Writes which revision of a lock file reads the messages of which, as a page and as JSON.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class CompatibilityCommand implements Callable<Integer> {
    @Parameters(paramLabel = "LOCK", description = "The lock file, or a jar that has one.")
    private Path lock;

    @Option(
            names = "--to",
            paramLabel = "FOLDER",
            description = "Where compatibility.html and compatibility.json go; by default the current folder.")
    private Path folder = Path.of("");

    @Option(
            names = "--title",
            paramLabel = "TEXT",
            description = "What the page is about; by default the module that the lock file names.")
    private @Nullable String title;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        CompatibilityReport written = CompatibilityReport.write(lock, Optional.ofNullable(title), folder);
        PrintWriter out = spec.commandLine().getOut();
        if (written.types() == 0) {
            out.println("no types are in " + lock);
        } else {
            written.lines().forEach(out::println);
            out.println(written.summary());
        }
        out.flush();
        return Main.FINE;
    }
}
