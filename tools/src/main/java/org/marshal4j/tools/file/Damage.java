package org.marshal4j.tools.file;

import java.nio.file.Path;

/**
 * A place in a file from which no further document can be found.
 *
 * @param file the file
 * @param offset the position in the file
 * @param reason what is wrong there
 */
public record Damage(Path file, long offset, String reason) {
    /** Returns {@code quotes.bin, offset 104: the file ends within a document}. */
    @Override
    public String toString() {
        return file + ", offset " + offset + ": " + reason;
    }
}
