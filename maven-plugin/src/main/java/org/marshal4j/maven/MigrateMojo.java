package org.marshal4j.maven;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
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
import org.marshal4j.tools.type.TypeNames;

/**
 * Rewrites messages of a former schema with today's schema: those in a file that {@code MessageWriter} of
 * marshal4j-channels has written, or in a Chronicle Queue. They go to a new file or queue, which is kept only if no
 * message fails. The old one stays as it is.
 */
@Mojo(name = "migrate", requiresDependencyCollection = ResolutionScope.COMPILE_PLUS_RUNTIME, threadSafe = true)
public final class MigrateMojo extends SchemaMojo {
    /** A class of the project, since the plugin does not depend on Chronicle. */
    private static final String WORKER_OF_QUEUES = "org.marshal4j.queue.MigrateQueue";

    /** The options that Chronicle Queue needs. */
    private static final List<String> FLAGS_OF_QUEUES = List.of(
            "--add-exports=java.base/sun.nio.ch=ALL-UNNAMED", "--add-opens=java.base/java.lang.reflect=ALL-UNNAMED");

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
        requireOwn(lock());
        File target = to != null ? to : new File(file.getPath() + ".migrated");
        List<String> lines = (file.isDirectory() ? ofQueue(target) : ofStream(target))
                .lines()
                .toList();
        String first = lines.get(0);
        if (!first.startsWith("ok ")) {
            lines.stream().skip(1).forEach(getLog()::error);
            throw new MojoFailureException(
                    first.startsWith("failed ")
                            ? first.substring("failed ".length())
                                    + (file.isDirectory() ? " documents of " : " messages of ") + file
                                    + " cannot be rewritten; the first: " + lines.get(1) + ". Nothing was written"
                            : file + ": " + first.replaceFirst("^refused ", ""));
        }
        String count = first.substring("ok ".length()) + (first.equals("ok 1") ? " message" : " messages");
        getLog().info(
                        dryRun
                                ? count + " of " + file + " can be rewritten; nothing was written"
                                : "wrote " + target + ", with " + count);
    }

    private String ofStream(File target) throws IOException, MojoExecutionException {
        if (revision != null) {
            throw new MojoExecutionException(
                    "-Dmarshal4j.revision is for queues: the header of " + file + " tells the schema of its messages");
        }
        List<String> arguments = types();
        arguments.add(file.getAbsolutePath());
        return jvm(List.of(), classPath()).run(MigrateStream.class, withTarget(arguments, target), List.of());
    }

    private String ofQueue(File target) throws IOException, MojoExecutionException {
        List<Path> classPath = classPath();
        requireQueues(classPath);
        List<String> arguments = types();
        arguments.add(revision == null ? "-" : revision.toString());
        arguments.add(file.getAbsolutePath());
        return jvm(FLAGS_OF_QUEUES, classPath).run(WORKER_OF_QUEUES, withTarget(arguments, target), List.of());
    }

    /** It may take any time, since a file may have any size. */
    private ForkedJvm jvm(List<String> options, List<Path> classPath) throws IOException {
        return new ForkedJvm(jdkHome(), options, classPath, Duration.ZERO);
    }

    private void requireQueues(List<Path> classPath) throws IOException, MojoExecutionException {
        URL[] urls = new URL[classPath.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = classPath.get(i).toUri().toURL();
        }
        try (URLClassLoader loader = new URLClassLoader(urls, null)) {
            for (String needed : List.of(WORKER_OF_QUEUES, "net.openhft.chronicle.queue.ChronicleQueue")) {
                if (loader.getResource(needed.replace('.', '/') + ".class") == null) {
                    throw new MojoExecutionException(file + " is a directory. If it is a Chronicle Queue, add"
                            + " org.marshal4j:marshal4j-queue to the dependencies of the project, beside"
                            + " net.openhft:chronicle-queue.");
                }
            }
        }
    }

    private List<String> withTarget(List<String> arguments, File target) {
        if (!dryRun) {
            arguments.add(target.getAbsolutePath());
        }
        return arguments;
    }

    /**
     * The type's binary name when the messages were written, the binary name of today's marshaller, and the lock file.
     */
    private List<String> types() throws IOException, MojoExecutionException {
        Map<String, String> marshallers = schemaFiles().marshallers();
        String today;
        try {
            today = TypeNames.one(type, schemaFiles().all().keySet());
        } catch (IllegalArgumentException e) {
            throw new MojoExecutionException(e.getMessage(), e);
        }
        return new ArrayList<>(List.of(
                formerType != null ? formerType : today,
                marshallers.getOrDefault(today, SchemaFiles.marshallerOf(today)),
                lockFile().toString()));
    }
}
