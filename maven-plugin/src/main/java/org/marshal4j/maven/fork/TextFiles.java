package org.marshal4j.maven.fork;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.marshal4j.schema.LockRepair;

/** Files of text that people keep, and may have damaged: what is wrong with one is told with its name. */
public final class TextFiles {
    /** Nobody keeps as much; in bytes. */
    public static final int MOST = 1 << 26;

    private TextFiles() {}

    /**
     * The text of a file.
     *
     * @throws IOException if it cannot be read, is longer than 64 MiB, or is no UTF-8, saying which file it is, and in which line
     */
    public static String read(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException(file + " is a directory");
        }
        try (InputStream in = Files.newInputStream(file)) {
            return read(file.toString(), in);
        }
    }

    /**
     * The text of a file within another, such as a jar.
     *
     * @param name what it is called in failures
     * @throws IOException as {@link #read(Path)}
     */
    public static String read(String name, InputStream in) throws IOException {
        byte[] bytes = in.readNBytes(MOST + 1);
        if (bytes.length > MOST) {
            throw new IOException(name + " is longer than " + MOST + " bytes");
        }
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(buffer).toString();
        } catch (CharacterCodingException e) {
            throw new IOException(
                    name + ":" + line(bytes, buffer.position()) + ": not UTF-8"
                            + (LockRepair.isUtf16(bytes) ? ", but UTF-16" : ""),
                    e);
        }
    }

    private static int line(byte[] bytes, int position) {
        int line = 1;
        for (int i = 0; i < position; i++) {
            if (bytes[i] == '\n') {
                line++;
            }
        }
        return line;
    }
}
