package org.marshal4j.cli;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.migrate.FileMigration;
import org.marshal4j.tools.type.KnownSchemas;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code marshal4j migrate}. */
@Command(
        name = "migrate",
        description = "Rewrites a file of messages of a former schema with today's class, to a new file.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class MigrateCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "The file, which begins with a header. It stays as it is.")
    private Path file;

    @Option(
            names = {"-t", "--type"},
            paramLabel = "TYPE",
            required = true,
            description = "The type of the messages as it is now; its package may be left out.")
    private String type;

    @Option(
            names = "--class-path",
            paramLabel = "PATHS",
            required = true,
            description = "The jars and folders with the class and its marshaller, as for java.")
    private String classPath;

    @Option(
            names = {"-s", "--schemas"},
            paramLabel = "PATH",
            description = "The lock file, for fields that have been renamed; or a jar that has it.")
    private @Nullable Path lock;

    @Option(names = "--former-type", paramLabel = "NAME", description = "The binary name that the type had.")
    private @Nullable String formerType;

    @Option(
            names = "--marshaller",
            paramLabel = "NAME",
            description = "The binary name of the marshaller, for an imported type.")
    private @Nullable String marshaller;

    @Option(
            names = "--to",
            paramLabel = "FILE",
            description = "The new file; by default the name of the old one followed by .migrated.")
    private @Nullable Path to;

    @Option(names = "--dry-run", description = "Read all messages and write none.")
    private boolean dryRun;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Path target = to != null ? to : Path.of(file + ".migrated");
        FileMigration.Result result = new FileMigration(
                        file,
                        dryRun ? Optional.empty() : Optional.of(target),
                        type,
                        Optional.ofNullable(formerType),
                        Optional.ofNullable(marshaller),
                        lock == null ? KnownSchemas.none() : KnownSchemas.read(List.of(lock)),
                        Arrays.stream(classPath.split(File.pathSeparator))
                                .map(Path::of)
                                .toList())
                .run();
        PrintWriter told = result.isDone()
                ? spec.commandLine().getOut()
                : spec.commandLine().getErr();
        result.lines().forEach(told::println);
        told.flush();
        return result.isDone() ? Main.FINE : Main.FINDINGS;
    }
}
