package org.marshal4j.tools.fork;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.StreamMigration;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.tools.type.TextFiles;

/**
 * Rewrites a file of messages with today's schema. Its answer is {@code ok count}, or {@code failed count of count} and a
 * line {@code message …} for each failure that is named, or {@code refused why}; while it works, lines {@code at count}.
 */
public final class MigrateStream {
    private MigrateStream() {}

    /**
     * Rewrites the file.
     *
     * @param answer where to print
     * @param arguments the type's binary name when the file was written; the binary name of today's marshaller; the
     *     lock file; the file; the new file, or nothing
     * @throws IOException if a file cannot be read or written
     */
    public static void run(PrintStream answer, String[] arguments) throws IOException {
        Path lock = Path.of(arguments[2]);
        LockFile forms = Files.exists(lock) ? LockFile.parse(TextFiles.read(lock)) : LockFile.empty();
        Path from = Path.of(arguments[3]);
        try {
            StreamMigration<?> migration = StreamMigration.of(marshaller(arguments[1]), forms)
                    .fromType(arguments[0])
                    .onProgress(done -> tell(answer, done));
            print(answer, arguments.length > 4 ? migration.run(from, Path.of(arguments[4])) : migration.dryRun(from));
        } catch (NoSuchFileException e) {
            answer.println("refused " + e.getMessage() + " is not there");
        } catch (MarshalException | FileAlreadyExistsException | IllegalArgumentException e) {
            answer.println("refused " + ReplaySamples.oneLine(String.valueOf(e.getMessage())));
        }
    }

    private static void tell(PrintStream answer, long done) {
        answer.println("at " + done);
        answer.flush();
    }

    private static Marshaller<?> marshaller(String name) {
        try {
            return ShowTypes.marshaller(name)
                    .orElseThrow(() -> new IllegalArgumentException(name + " marshals nothing by itself"));
        } catch (ReflectiveOperationException | LinkageError e) {
            ShowTypes.requireNewEnough(e);
            throw new IllegalArgumentException(name + " cannot be loaded from the class path: " + e, e);
        }
    }

    private static void print(PrintStream answer, StreamMigration.Result result) {
        answer.println(
                result.failed() == 0
                        ? "ok " + result.messages()
                        : "failed " + result.failed() + " of " + result.messages());
        result.failures().forEach(failure -> answer.println(ReplaySamples.oneLine(failure.toString())));
    }
}
