package org.marshal4j.processor.check;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.LockRepair;

/**
 * The lock file that the compiler was given.
 *
 * @param file its contents; empty if it could not be read
 * @param problems why it could not be read
 */
public record Lock(LockFile file, List<String> problems) {

    /** The option that names the file. */
    public static final String OPTION = "marshal4j.lock";

    /** No real lock file comes near this size. A larger file, given by mistake, could use up the compiler's memory. */
    private static final long LARGEST = 64 << 20;

    public Lock {
        problems = List.copyOf(problems);
    }

    /** Reads a file. If it does not exist yet, or the compiler was given no lock, the result is empty. */
    public static Lock of(@Nullable String file) {
        if (file == null) {
            return empty(List.of());
        }
        byte[] bytes = {};
        try {
            Path path = Path.of(file);
            if (!Files.exists(path)) {
                return Files.isSymbolicLink(path) ? unread(file, dangling(path), "") : empty(List.of());
            }
            bytes = read(path);
            return new Lock(LockFile.parse(decoded(bytes)), List.of());
        } catch (AccessDeniedException e) {
            return unread(file, "permission is denied", "");
        } catch (IOException | IllegalArgumentException e) {
            String why = e.getMessage() == null ? e.toString() : e.getMessage();
            return unread(file, why, LockRepair.isPossible(bytes) ? ", or run marshal4j:update" : "");
        }
    }

    private static String dangling(Path path) throws IOException {
        return "it is a symbolic link to " + Files.readSymbolicLink(path) + ", which does not exist";
    }

    private static byte[] read(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new IOException("it is a directory");
        }
        if (Files.size(path) > LARGEST) {
            throw new IOException("it is too large, with " + Files.size(path) + " bytes");
        }
        return Files.readAllBytes(path);
    }

    private static String decoded(byte[] bytes) throws IOException {
        try {
            return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw new IOException(
                    LockRepair.isUtf16(bytes) ? "it is UTF-16, and must be UTF-8" : "it is not UTF-8 text", e);
        }
    }

    /** The message names the file; this adds what to do, besides restoring it. */
    private static Lock unread(String file, String why, String more) {
        return empty(List.of(Diagnostic.BAD_LOCK.message(file, Diagnostic.oneLine(why), more)));
    }

    private static Lock empty(List<String> problems) {
        return new Lock(LockFile.empty(), problems);
    }
}
