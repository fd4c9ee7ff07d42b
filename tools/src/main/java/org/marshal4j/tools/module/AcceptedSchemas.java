package org.marshal4j.tools.module;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.LockRepair;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.tools.type.TextFiles;

/** Reads a lock file that people keep, and may have damaged. */
public final class AcceptedSchemas {
    private AcceptedSchemas() {}

    /**
     * Reads the accepted schemas; there are none if the file does not exist yet.
     *
     * @param file the lock file
     * @return the accepted schemas
     * @throws IOException if the file cannot be read or is not a lock file; the message says in which line
     */
    public static LockFile read(Path file) throws IOException {
        if (!Files.exists(file)) {
            if (Files.isSymbolicLink(file)) {
                // If it counted as missing, it would protect nothing.
                throw new IOException("the lock file " + file + " is a symbolic link to " + Files.readSymbolicLink(file)
                        + ", which does not exist");
            }
            return LockFile.empty();
        }
        String text = TextFiles.read(file);
        return checked(file, text, () -> LockFile.parse(text));
    }

    /**
     * Reads the accepted schemas, and repairs damage done by an editor or a merge.
     *
     * @param file the lock file
     * @param told takes what was left out
     * @return the accepted schemas
     * @throws IOException if the file cannot be read or repaired
     */
    public static LockFile repaired(Path file, Consumer<String> told) throws IOException {
        try {
            return read(file);
        } catch (IOException e) {
            if (!Files.isRegularFile(file) || Files.size(file) > TextFiles.MOST) {
                throw e;
            }
            byte[] bytes = Files.readAllBytes(file);
            if (!LockRepair.isPossible(bytes)) {
                throw e;
            }
            LockRepair repair = LockRepair.of(bytes);
            told.accept(e.getMessage());
            told.accept("repaired " + file + ": the schemas of both sides of a merge are kept, those of the second one"
                    + " as the later ones");
            repair.leftOut().forEach(left -> told.accept("left out of " + file + ": " + left));
            return checked(file, repair.lock().text(), repair::lock);
        }
    }

    private static LockFile checked(Path file, String text, Supplier<LockFile> parsed) throws IOException {
        try {
            LockFile lock = parsed.get();
            for (LockFile.Entry entry : lock.entries()) {
                check(entry, text);
            }
            return lock;
        } catch (IllegalArgumentException e) {
            throw new IOException("the lock file " + file + " cannot be read: " + e.getMessage(), e);
        }
    }

    /** A lock file may leave the constants of an enum to its class, but no classes are available here. */
    private static void check(LockFile.Entry entry, String text) {
        try {
            Schemas.parse(entry.schema().text());
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "line " + line(entry, text) + ": " + entry.schema().type() + " from=" + entry.from() + ": "
                            + withoutLine(e),
                    e);
        }
    }

    private static int line(LockFile.Entry entry, String text) {
        String head = entry.schema().head() + " from=" + entry.from();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).equals(head) || lines.get(i).startsWith(head + " ")) {
                return i + 1;
            }
        }
        return 1;
    }

    /** Its line number only counts the lines of the schema. */
    private static String withoutLine(IllegalArgumentException e) {
        return String.valueOf(e.getMessage()).replaceFirst("^line [0-9]+: ", "");
    }
}
