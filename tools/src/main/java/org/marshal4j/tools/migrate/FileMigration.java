package org.marshal4j.tools.migrate;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.StreamMigration;
import org.marshal4j.tools.type.KnownSchemas;

/**
 * Rewrites a file of messages, which begins with a header, with today's class.
 *
 * @param file the file, which stays as it is
 * @param to the new file, which must not exist; empty if all messages are to be read and none written
 * @param type the name of the type as it is now
 * @param formerType the binary name that it had when the file was written; empty if it is the same
 * @param marshaller the binary name of the marshaller; empty if it is that of the type's own annotation
 * @param schemas a lock file, for fields that have been renamed
 * @param classPath the jars and folders with the classes of the type, and all that they need
 */
public record FileMigration(
        Path file,
        Optional<Path> to,
        String type,
        Optional<String> formerType,
        Optional<String> marshaller,
        KnownSchemas schemas,
        List<Path> classPath) {
    /**
     * Copies the class path.
     *
     * @param file the file, which stays as it is
     * @param to the new file, which must not exist; empty if all messages are to be read and none written
     * @param type the name of the type as it is now
     * @param formerType the binary name that it had when the file was written; empty if it is the same
     * @param marshaller the binary name of the marshaller; empty if it is that of the type's own annotation
     * @param schemas a lock file, for fields that have been renamed
     * @param classPath the jars and folders with the classes of the type, and all that they need
     */
    public FileMigration {
        classPath = List.copyOf(classPath);
    }

    /**
     * What has become of the messages.
     *
     * @param isDone whether all of them can be rewritten; if not, nothing was written
     * @param lines what to tell the user: each message that cannot be rewritten, and a line about all of them
     */
    public record Result(boolean isDone, List<String> lines) {
        /**
         * Copies the lines.
         *
         * @param isDone whether all of them can be rewritten; if not, nothing was written
         * @param lines what to tell the user: each message that cannot be rewritten, and a line about all of them
         */
        public Result {
            lines = List.copyOf(lines);
        }
    }

    /**
     * Rewrites the file. Classes of the class path are initialised, so it must be one that you trust.
     *
     * @return the result
     * @throws IOException if a file cannot be read or written, or the new one exists
     * @throws IllegalArgumentException if the class path has no such type or marshaller, or the file has no header, or
     *     one for other messages
     */
    public Result run() throws IOException {
        String found = KnownSchemas.onClassPath(classPath).typeName(type);
        try (URLClassLoader loader = new URLClassLoader(urls(), FileMigration.class.getClassLoader())) {
            StreamMigration<?> migration = StreamMigration.of(load(loader, found), schemas.lockOrNone())
                    .fromType(formerType.orElse(found));
            return result(to.isPresent() ? migration.run(file, to.get()) : migration.dryRun(file));
        } catch (MarshalException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
    }

    private URL[] urls() throws IOException {
        URL[] urls = new URL[classPath.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = classPath.get(i).toUri().toURL();
        }
        return urls;
    }

    private Marshaller<?> load(ClassLoader loader, String of) {
        String name = marshaller.orElse(of.replace('$', '_') + "Marshaller");
        try {
            Object instance = loader.loadClass(name).getField("INSTANCE").get(null);
            if (instance instanceof Marshaller<?> found) {
                return found;
            }
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new IllegalArgumentException(name + " cannot be loaded from the class path: " + e, e);
        }
        throw new IllegalArgumentException(name + " is no marshaller");
    }

    private Result result(StreamMigration.Result result) {
        String count = result.messages() + (result.messages() == 1 ? " message" : " messages");
        if (result.failed() == 0 && result.failures().isEmpty()) {
            return new Result(
                    true,
                    List.of(to.map(written -> "wrote " + written + ", with " + count)
                            .orElse(count + " of " + file + " can be rewritten; nothing was written")));
        }
        List<String> lines = new ArrayList<>();
        result.failures().forEach(failure -> lines.add(failure.toString()));
        lines.add(result.failed() + " of " + count + " of " + file + " cannot be rewritten; nothing was written");
        return new Result(false, lines);
    }
}
