package org.marshal4j.tools.cat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.type.KnownSchemas;

/** Options for all messages of a file that says itself which schemas they have. */
final class TestOptions {
    private TestOptions() {}

    static CatOptions of(Path file, @Nullable String where, Format format, String... fields) {
        return new CatOptions(
                file,
                KnownSchemas.none(),
                Optional.empty(),
                OptionalInt.empty(),
                Optional.ofNullable(where),
                List.of(fields),
                OptionalLong.empty(),
                0,
                Long.MAX_VALUE,
                false,
                false,
                format);
    }
}
