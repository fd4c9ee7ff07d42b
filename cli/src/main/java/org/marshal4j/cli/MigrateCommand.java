package org.marshal4j.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.module.SchemaFiles;
import org.marshal4j.tools.type.KnownSchemas;
import org.marshal4j.tools.work.MessageMigration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code marshal4j migrate}. */
@Command(
        name = "migrate",
        description =
                "Rewrites a file or a Chronicle queue of messages of a former schema with today's class, to a new one.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class MigrateCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "FILE",
            description = "The file, which begins with a header, or the directory of a queue. It stays as it is.")
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
            description =
                    "The jars and folders with the class and its marshaller, as for java. For queues, also marshal4j-queue and chronicle-queue with all they need.")
    private String classPath;

    @Option(
            names = {"-s", "--schemas"},
            paramLabel = "PATH",
            description = "The lock file, for fields that have been renamed; or a jar that has it.")
    private @Nullable Path lock;

    @Option(
            names = {"-r", "--revision"},
            paramLabel = "N",
            description =
                    "The revision of the lock file that wrote the messages of a queue, if no header precedes them.")
    private @Nullable Integer revision;

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

    @Option(
            names = "--jdk",
            paramLabel = "FOLDER",
            description = "The home of the JDK that runs the classes; by default the one that runs this program.")
    private @Nullable Path jdk;

    @Option(names = "--dry-run", description = "Read all messages and write none.")
    private boolean dryRun;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Path target = to != null ? to : Path.of(file + ".migrated");
        List<Path> entries = ClassPaths.of(classPath);
        String today = KnownSchemas.onClassPath(entries).typeName(type);
        MessageMigration migration = new MessageMigration(
                ClassPaths.existing(file),
                dryRun ? Optional.empty() : Optional.of(target),
                new MessageMigration.Type(
                        formerType != null ? formerType : today,
                        marshaller != null ? marshaller : SchemaFiles.marshallerOf(today)),
                lock == null ? KnownSchemas.none() : KnownSchemas.read(List.of(lock)),
                Optional.ofNullable(revision),
                entries);
        Told told = Told.of(spec);
        return told.end(migration.run(JvmOptions.of(jdk, Duration.ZERO), told));
    }
}
