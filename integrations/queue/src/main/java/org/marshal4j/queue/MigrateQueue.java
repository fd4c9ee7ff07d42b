package org.marshal4j.queue;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.schema.lock.LockFile;

/**
 * Runs {@link QueueMigration} for the Maven plugin, in a JVM with the class path of a project. It prints a line
 * {@code ok count of messages}; or {@code failed count of count} and a line for each failure that is named; or
 * {@code refused why}; while it works, lines {@code at count of documents}.
 */
public final class MigrateQueue {
    private MigrateQueue() {}

    /**
     * Rewrites a queue.
     *
     * @param answer where to print the result
     * @param arguments the type's binary name when the queue was written; the binary name of today's marshaller; the
     *     lock file; the revision of messages without a header, or {@code -}; the directory of the queue; the directory
     *     of the new queue, or nothing for a dry run
     * @throws IOException if a queue cannot be read or written
     * @throws ReflectiveOperationException if there is no such marshaller
     */
    public static void run(PrintStream answer, String[] arguments) throws IOException, ReflectiveOperationException {
        Path lock = Path.of(arguments[2]);
        try {
            LockFile forms = Files.exists(lock) ? LockFile.parse(Files.readString(lock)) : LockFile.empty();
            QueueMigration<?> migration = QueueMigration.of(marshaller(arguments[1]), forms)
                    .fromType(arguments[0])
                    .onProgress(done -> tell(answer, done));
            if (!arguments[3].equals("-")) {
                migration = migration.fromRevision(Integer.parseInt(arguments[3]));
            }
            Path from = Path.of(arguments[4]);
            print(answer, arguments.length > 5 ? migration.run(from, Path.of(arguments[5])) : migration.dryRun(from));
        } catch (NoSuchFileException | FileAlreadyExistsException | MarshalException | IllegalArgumentException e) {
            answer.println("refused " + oneLine(e.getMessage()));
        }
    }

    private static void tell(PrintStream answer, long done) {
        answer.println("at " + done);
        answer.flush();
    }

    private static Marshaller<?> marshaller(String name) throws ReflectiveOperationException {
        Field instance = Class.forName(name).getDeclaredField("INSTANCE");
        instance.setAccessible(true);
        return (Marshaller<?>) instance.get(null);
    }

    private static void print(PrintStream answer, QueueMigration.Result result) {
        answer.println(
                result.failed() == 0
                        ? "ok " + result.messages()
                        : "failed " + result.failed() + " of " + result.documents());
        result.failures().forEach(failure -> answer.println(oneLine(failure.toString())));
    }

    private static String oneLine(String text) {
        return text.strip().replaceAll("\\s*\\R\\s*", "; ");
    }
}
