package org.marshal4j.maven;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.marshal4j.tools.work.LockUpdate;

/**
 * Accepts the schemas that the last compilation found, and writes them into the lock file. That compilation may have
 * failed because of them. Former schemas stay in the file.
 */
@Mojo(name = "update", requiresDependencyCollection = ResolutionScope.COMPILE_PLUS_RUNTIME, threadSafe = true)
public final class UpdateMojo extends SchemaMojo {
    /**
     * The types whose changes are accepted; by default all. Use the names in the source; a package is only needed if
     * several types have the same name.
     */
    @Parameter(property = "marshal4j.types")
    private List<String> types = List.of();

    /**
     * Rules such as {@code field-retyped}: only types that have changed by these rules alone are accepted; by default
     * any.
     */
    @Parameter(property = "marshal4j.rules")
    private List<String> rules = List.of();

    /** The reason for the change, in one line. The lock file keeps it with the revision. */
    @Parameter(property = "marshal4j.reason")
    private String reason;

    /**
     * The direction in which messages must stay readable: {@code BACKWARD}, {@code FORWARD} or {@code FULL};
     * {@code NONE} removes it. The lock file keeps it. By default the direction in the lock file stays.
     */
    @Parameter(property = "marshal4j.compatibility")
    private String compatibility;

    @Override
    void run() throws IOException {
        LockUpdate.Options options =
                new LockUpdate.Options(types, rules, Optional.ofNullable(reason), Optional.ofNullable(compatibility));
        new LockUpdate(module(), options, teller()).run();
    }
}
