package org.marshal4j.tools.file;

import java.io.IOException;
import java.nio.file.Path;

/** Opens files of messages. */
public final class MessageFiles {
    private MessageFiles() {}

    /**
     * Opens a file: one with a header and frames, as marshal4j-channels writes it, or one with nothing but messages,
     * one after the other.
     *
     * @param file the file
     * @return its documents; the first is the header if the file begins with one
     * @throws IOException if it cannot be read
     */
    public static Documents open(Path file) throws IOException {
        return isFramed(file) ? new FramedFile(file) : new WholeFile(file);
    }

    /**
     * {@return whether a file begins with a header}
     *
     * @param file the file
     * @throws IOException if it cannot be read
     */
    public static boolean isFramed(Path file) throws IOException {
        try (FileWindow window = new FileWindow(file, 1 << 10)) {
            return window.has(0, Integer.BYTES) && window.intAt(0) == FramedFile.MAGIC;
        }
    }

    /**
     * {@return whether a header may start at a place in an array: it begins with the four bytes of one}
     *
     * @param array the array
     * @param from the place, after which there are four bytes
     */
    public static boolean isHeader(byte[] array, int from) {
        return array[from] == (byte) FramedFile.MAGIC
                && array[from + 1] == (byte) (FramedFile.MAGIC >>> 8)
                && array[from + 2] == (byte) (FramedFile.MAGIC >>> 16)
                && array[from + 3] == (byte) (FramedFile.MAGIC >>> 24);
    }
}
