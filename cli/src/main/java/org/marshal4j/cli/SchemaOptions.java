package org.marshal4j.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.type.KnownSchemas;
import picocli.CommandLine.Option;

/** The options that say where schemas are, and which type is meant. */
final class SchemaOptions {
    @Option(
            names = {"-s", "--schemas"},
            paramLabel = "PATH",
            description = "A lock file, a jar that has one, or a folder of classes. May be repeated.")
    private List<Path> paths = new ArrayList<>();

    @Option(
            names = {"-t", "--type"},
            paramLabel = "TYPE",
            description = "The type of the messages; its package may be left out.")
    private @Nullable String type;

    @Option(
            names = {"-r", "--revision"},
            paramLabel = "N",
            description = "The revision of the lock file that wrote the messages; by default today's schemas.")
    private @Nullable Integer revision;

    KnownSchemas known() throws IOException {
        if (paths.isEmpty() && revision != null) {
            throw new IllegalArgumentException("--revision is one of a lock file: name it with --schemas");
        }
        if (revision != null && type == null) {
            throw new IllegalArgumentException("--revision needs a --type");
        }
        return paths.isEmpty() ? KnownSchemas.none() : KnownSchemas.read(paths);
    }

    Optional<String> type() {
        return Optional.ofNullable(type);
    }

    OptionalInt revision() {
        return revision == null ? OptionalInt.empty() : OptionalInt.of(revision);
    }
}
