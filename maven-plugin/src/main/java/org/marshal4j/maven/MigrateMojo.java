package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.marshal4j.maven.fork.ForkedJvm;
import org.marshal4j.maven.fork.MigrateStream;

/**
 * Rewrites a file of messages, as {@code MessageWriter} of marshal4j-channels leaves it, from the form that its header tells into today's form. The
 * messages go to a new file, which is there only if none of them fails. The old file stays as it is.
 */
@Mojo(name = "migrate", requiresDependencyCollection = ResolutionScope.COMPILE_PLUS_RUNTIME, threadSafe = true)
public final class MigrateMojo extends SchemaMojo {
    /** The file with the messages. */
    @Parameter(property = "marshal4j.file")
    private File file;

    /** The new file, which must not be there yet. By default it has {@code .migrated} behind the name of the file. */
    @Parameter(property = "marshal4j.to")
    private File to;

    /** The type of the messages, as in the source. */
    @Parameter(property = "marshal4j.type")
    private String type;

    /** The binary name of the type when the file was written, if it was another one. */
    @Parameter(property = "marshal4j.formerType")
    private String formerType;

    /** Whether to read all messages and write none. */
    @Parameter(property = "marshal4j.dryRun", defaultValue = "false")
    private boolean dryRun;

    @Override
    void run() throws IOException, MojoExecutionException, MojoFailureException {
        if (file == null || type == null) {
            throw new MojoExecutionException("Give -Dmarshal4j.file and -Dmarshal4j.type");
        }
        requireOwn(lock());
        File target = to != null ? to : new File(file.getPath() + ".migrated");
        List<String> lines = ForkedJvm.own(classPath())
                .run(MigrateStream.class, arguments(target), List.of())
                .lines()
                .toList();
        String first = lines.isEmpty() ? "" : lines.get(0);
        if (!first.startsWith("ok ")) {
            lines.stream().skip(1).forEach(getLog()::error);
            throw new MojoFailureException(
                    first.startsWith("failed ")
                            ? first.substring("failed ".length()) + " messages of " + file
                                    + " cannot be rewritten; the first: " + lines.get(1) + ". Nothing was written"
                            : file + ": " + first.replaceFirst("^refused ", ""));
        }
        String count = first.substring("ok ".length()) + (first.equals("ok 1") ? " message" : " messages");
        getLog().info(
                        dryRun
                                ? count + " of " + file + " can be rewritten; nothing was written"
                                : "wrote " + target + ", with " + count);
    }

    private List<String> arguments(File target) throws IOException, MojoExecutionException {
        Map<String, String> marshallers = schemaFiles().marshallers();
        String today;
        try {
            today = TypeNames.one(type, schemaFiles().all().keySet());
        } catch (IllegalArgumentException e) {
            throw new MojoExecutionException(e.getMessage(), e);
        }
        List<String> arguments = new ArrayList<>(List.of(
                formerType != null ? formerType : today,
                marshallers.getOrDefault(today, SchemaFiles.marshallerOf(today)),
                lockFile().toString(),
                file.getAbsolutePath()));
        if (!dryRun) {
            arguments.add(target.getAbsolutePath());
        }
        return arguments;
    }
}
