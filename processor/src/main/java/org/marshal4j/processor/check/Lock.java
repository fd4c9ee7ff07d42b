package org.marshal4j.processor.check;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.schema.LockFile;
import org.marshal4j.schema.Schema;

/**
 * The lock file that the compiler was told of.
 *
 * @param accepted the accepted forms in it, by type; none if it could not be read
 * @param problems why it could not be read
 */
public record Lock(Map<String, Schema> accepted, List<String> problems) {

    /** The option that names the file. */
    public static final String OPTION = "marshal4j.lock";

    /** No lock file comes near this size. A larger one, made by mistake, could take all memory of the compiler. */
    private static final long LARGEST = 64 << 20;

    public Lock {
        problems = List.copyOf(problems);
    }

    /** Reads a file. One that does not exist yet is empty, as is the lock of a compiler that was told of none. */
    public static Lock of(@Nullable String file) {
        if (file == null) {
            return empty(List.of());
        }
        try {
            Path path = Path.of(file);
            return Files.exists(path) ? new Lock(LockFile.parse(read(path)).accepted(), List.of()) : empty(List.of());
        } catch (CharacterCodingException e) {
            return unread(file, "it is not UTF-8 text");
        } catch (AccessDeniedException e) {
            return unread(file, "permission is denied");
        } catch (IOException | IllegalArgumentException e) {
            return unread(file, e.getMessage() == null ? e.toString() : e.getMessage());
        }
    }

    private static String read(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new IOException("it is a directory");
        }
        if (Files.size(path) > LARGEST) {
            throw new IOException("it is too large, with " + Files.size(path) + " bytes");
        }
        return Files.readString(path);
    }

    private static Lock unread(String file, String why) {
        return empty(List.of(Diagnostic.BAD_LOCK.message(file, Diagnostic.oneLine(why))));
    }

    private static Lock empty(List<String> problems) {
        return new Lock(Map.of(), problems);
    }
}
