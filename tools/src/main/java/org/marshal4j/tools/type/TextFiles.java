package org.marshal4j.tools.type;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.marshal4j.schema.lock.LockRepair;

/** Reads text files that people keep and may have damaged, and writes them. Its error messages name the file. */
public final class TextFiles {
    /** The largest size of a file in bytes, which is more than anybody keeps. */
    public static final int MOST = 1 << 26;

    private static final int SHOWN = 1 << 16;

    private TextFiles() {}

    /**
     * Reads a file.
     *
     * @param file the file
     * @return its text
     * @throws IOException if it cannot be read, is longer than 64 MiB, or is not UTF-8; the message names the file and
     *     the line
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
     * Reads a file inside another, such as a jar.
     *
     * @param name the name of the file in error messages
     * @param in the contents of the file
     * @return its text
     * @throws IOException as for {@link #read(Path)}
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

    /**
     * Writes a file as a whole: if the disk is full, or this process is killed, the old text stays.
     *
     * @param file the file, or a link to it
     * @param text its text
     * @throws IOException if it cannot be written
     */
    public static void replace(Path file, String text) throws IOException {
        boolean isThere = Files.exists(file);
        if (isThere && (!Files.isWritable(file) || !Files.isRegularFile(file))) {
            // The reason, as the system says it.
            Files.newOutputStream(file, StandardOpenOption.APPEND).close();
        }
        Path target = isThere ? file.toRealPath() : file.toAbsolutePath();
        Path part = target.resolveSibling(
                target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            Files.writeString(part, text);
            if (isThere && Files.getFileStore(target).supportsFileAttributeView("posix")) {
                Files.setPosixFilePermissions(part, Files.getPosixFilePermissions(target));
            }
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /**
     * {@return the last 64 KiB of a file; empty if it cannot be read}
     *
     * @param file the file
     */
    public static String end(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            in.skipNBytes(Math.max(0, Files.size(file) - SHOWN));
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            return "";
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
