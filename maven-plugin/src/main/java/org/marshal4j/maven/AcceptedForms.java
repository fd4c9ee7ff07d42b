package org.marshal4j.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.marshal4j.maven.fork.TextFiles;
import org.marshal4j.schema.LockFile;
import org.marshal4j.schema.Schemas;

/** Reads the lock file. */
final class AcceptedForms {
    private AcceptedForms() {}

    /**
     * What has been accepted; nothing if there is no such file yet.
     *
     * @throws IOException if it cannot be read, or is no lock file, saying in which line
     */
    static LockFile read(Path file) throws IOException {
        if (!Files.exists(file)) {
            return LockFile.empty();
        }
        String text = TextFiles.read(file);
        try {
            LockFile lock = LockFile.parse(text);
            for (LockFile.Entry entry : lock.entries()) {
                check(entry, text);
            }
            return lock;
        } catch (IllegalArgumentException e) {
            throw new IOException("the lock file " + file + " cannot be read: " + e.getMessage(), e);
        }
    }

    /** The lock file may leave the constants of an enum to its class; what is done with it here has no classes. */
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

    /** It counts the lines of the schema alone. */
    private static String withoutLine(IllegalArgumentException e) {
        return String.valueOf(e.getMessage()).replaceFirst("^line [0-9]+: ", "");
    }
}
