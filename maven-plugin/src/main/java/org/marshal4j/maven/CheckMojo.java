package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import java.util.Optional;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.marshal4j.tools.work.SchemaCheck;

/**
 * Compares the schemas of the module, and those of other modules that it uses, with the lock file. It finds what the
 * compiler finds, and what the compiler cannot see: types that were removed, and types of other modules that have
 * changed. It also reads kept messages with today's code.
 */
@Mojo(
        name = "check",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyCollection = ResolutionScope.COMPILE_PLUS_RUNTIME,
        threadSafe = true)
public final class CheckMojo extends SchemaMojo {
    /** Whether schemas that are not in the lock file are errors even if they break nothing. */
    @Parameter(property = "marshal4j.strict", defaultValue = "false")
    private boolean strict;

    /**
     * A file for the result as JSON, for programs; by default there is none. It is written whether the check passes or
     * not.
     */
    @Parameter(property = "marshal4j.json")
    private File json;

    /**
     * What to compare with instead of the lock file: a released artifact of the module, as
     * {@code groupId:artifactId:version}, or a jar. Kept messages are then not read.
     */
    @Parameter(property = "marshal4j.released")
    private String released;

    @Override
    void run() throws IOException, MojoFailureException {
        SchemaCheck.Options options = new SchemaCheck.Options(
                strict,
                Optional.ofNullable(json).map(File::toPath),
                released == null ? Optional.empty() : Optional.of(jar(released)),
                Optional.ofNullable(released));
        failFor(new SchemaCheck(module(), options, jvms(), teller()).run());
    }
}
