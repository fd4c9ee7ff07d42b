package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.tools.module.CompiledModule;
import org.marshal4j.tools.module.SchemaFiles;
import org.marshal4j.tools.type.KnownSchemas;
import org.marshal4j.tools.type.TypeNames;
import org.marshal4j.tools.work.MessageMigration;

/**
 * Rewrites messages of a former schema with today's schema: those in a file that {@code MessageWriter} of
 * marshal4j-channels has written, or in a Chronicle Queue. They go to a new file or queue, which is kept only if no
 * message fails. The old one stays as it is.
 */
@Mojo(name = "migrate", requiresDependencyCollection = ResolutionScope.COMPILE_PLUS_RUNTIME, threadSafe = true)
public final class MigrateMojo extends SchemaMojo {
    /** The file with the messages, or the directory of the queue. */
    @Parameter(property = "marshal4j.file")
    private File file;

    /**
     * The new file or directory, which must not exist yet. By default its name is the old one followed by
     * {@code .migrated}.
     */
    @Parameter(property = "marshal4j.to")
    private File to;

    /** The type of the messages, as in the source. */
    @Parameter(property = "marshal4j.type")
    private String type;

    /** The binary name of the type when the messages were written, if it was another one. */
    @Parameter(property = "marshal4j.formerType")
    private String formerType;

    /** Whether to read all messages and write none. */
    @Parameter(property = "marshal4j.dryRun", defaultValue = "false")
    private boolean dryRun;

    /** The revision of the lock file whose schemas the messages of a queue have if no header precedes them. */
    @Parameter(property = "marshal4j.revision")
    private Integer revision;

    @Override
    void run() throws IOException, MojoExecutionException, MojoFailureException {
        if (file == null || type == null) {
            throw new MojoExecutionException("Give -Dmarshal4j.file and -Dmarshal4j.type");
        }
        CompiledModule module = module();
        module.requireOwn(module.lock());
        File target = to != null ? to : new File(file.getPath() + ".migrated");
        MessageMigration migration = new MessageMigration(
                file.toPath(),
                dryRun ? Optional.empty() : Optional.of(target.toPath()),
                typeIn(module.files()),
                KnownSchemas.of(module.lock(), Schemas.of(List.of())),
                Optional.ofNullable(revision),
                module.classPath());
        failFor(migration.run(jvms(), teller()));
    }

    private MessageMigration.Type typeIn(SchemaFiles files) throws IOException {
        String today = TypeNames.one(type, files.all().keySet());
        return new MessageMigration.Type(
                formerType != null ? formerType : today,
                files.marshallers().getOrDefault(today, SchemaFiles.marshallerOf(today)));
    }
}
