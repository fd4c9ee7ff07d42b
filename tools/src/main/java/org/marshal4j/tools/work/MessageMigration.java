package org.marshal4j.tools.work;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marshal4j.tools.fork.MigrateStream;
import org.marshal4j.tools.type.KnownSchemas;

/**
 * Rewrites messages of a former schema with today's: those in a file that begins with a header, or in a Chronicle Queue.
 * They go to a new file or queue, which is kept only if no message fails.
 *
 * @param file the file, or the directory of the queue; it stays as it is
 * @param to the new file or directory, which must not exist yet; empty if all messages are to be read and none written
 * @param type which messages
 * @param schemas a lock file, for fields that have been renamed
 * @param revision the revision of the lock file whose schemas the messages of a queue have if no header precedes them
 * @param classPath the classes of the type, and all that they need
 */
public record MessageMigration(
        Path file,
        Optional<Path> to,
        Type type,
        KnownSchemas schemas,
        Optional<Integer> revision,
        List<Path> classPath) {
    /** A class of the class path, since nothing here depends on Chronicle. */
    private static final String WORKER_OF_QUEUES = "org.marshal4j.queue.MigrateQueue";

    /** The options that Chronicle Queue needs. */
    private static final List<String> FLAGS_OF_QUEUES = List.of(
            "--add-exports=java.base/sun.nio.ch=ALL-UNNAMED", "--add-opens=java.base/java.lang.reflect=ALL-UNNAMED");

    /**
     * The type of the messages.
     *
     * @param former its binary name when they were written
     * @param marshaller the binary name of today's marshaller
     */
    public record Type(String former, String marshaller) {}

    /**
     * Rewrites the messages. Classes of the class path are initialised, so it must be one that you trust.
     *
     * @param jvms run the classes
     * @param teller takes messages that cannot be rewritten, and what was done
     * @return in one line, why nothing was written; empty if all is well
     * @throws IOException if a file cannot be read or written, or a JVM fails
     * @throws IllegalArgumentException if the file has no header, or one for other messages, the new file exists, or the
     *     class path lacks a class
     */
    public Optional<String> run(ModuleJvms jvms, Teller teller) throws IOException {
        List<String> lines = answer(jvms, teller).lines().toList();
        String first = lines.get(0);
        String kind = Files.isDirectory(file) ? " documents of " : " messages of ";
        if (first.startsWith("failed ")) {
            lines.stream().skip(1).forEach(teller::error);
            return Optional.of(first.substring("failed ".length()) + kind + file + " cannot be rewritten; the first: "
                    + lines.get(1) + ". Nothing was written");
        }
        if (!first.startsWith("ok ")) {
            throw new IllegalArgumentException(file + ": " + first.replaceFirst("^refused ", ""));
        }
        String count = first.substring("ok ".length()) + (first.equals("ok 1") ? " message" : " messages");
        teller.info(to.map(target -> "wrote " + target + ", with " + count)
                .orElse(count + " of " + file + " can be rewritten; nothing was written"));
        return Optional.empty();
    }

    private String answer(ModuleJvms jvms, Teller teller) throws IOException {
        boolean isQueue = Files.isDirectory(file);
        if (revision.isPresent() && !isQueue) {
            throw new IllegalArgumentException(
                    "marshal4j.revision is for queues: the header of " + file + " tells the schema of its messages");
        }
        if (isQueue) {
            requireQueues();
        }
        Path lockFile = Files.createTempFile("marshal4j", ".lock");
        try {
            Files.writeString(lockFile, schemas.lockOrNone().text());
            List<String> arguments = new ArrayList<>(List.of(type.former, type.marshaller, lockFile.toString()));
            if (isQueue) {
                arguments.add(revision.map(String::valueOf).orElse("-"));
            }
            arguments.add(file.toAbsolutePath().toString());
            to.ifPresent(target -> arguments.add(target.toAbsolutePath().toString()));
            return jvms.forFiles(isQueue ? FLAGS_OF_QUEUES : List.of(), classPath)
                    .run(
                            isQueue ? WORKER_OF_QUEUES : MigrateStream.class.getName(),
                            arguments,
                            List.of(),
                            done -> teller.progress(done, Teller.UNKNOWN, isQueue ? "documents" : "messages"));
        } finally {
            Files.delete(lockFile);
        }
    }

    private void requireQueues() throws IOException {
        URL[] urls = new URL[classPath.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = classPath.get(i).toUri().toURL();
        }
        try (URLClassLoader loader = new URLClassLoader(urls, null)) {
            for (String needed : List.of(WORKER_OF_QUEUES, "net.openhft.chronicle.queue.ChronicleQueue")) {
                if (loader.getResource(needed.replace('.', '/') + ".class") == null) {
                    throw new IllegalArgumentException(file + " is a directory. If it is a Chronicle Queue, add"
                            + " org.marshal4j:marshal4j-queue to the dependencies of the project, beside"
                            + " net.openhft:chronicle-queue.");
                }
            }
        }
    }
}
