package org.marshal4j.tools.file;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/**
 * A part of a file in memory, which moves as bytes elsewhere are needed. The file may have any size and may grow. It is
 * read, not mapped: if somebody truncates a mapped file, the JVM cannot promise to survive that. Not thread-safe.
 */
public final class FileWindow implements Closeable {
    private final FileChannel file;
    private final int usual;
    private byte[] bytes = {};
    private long start;
    private int count;

    /**
     * Opens a file.
     *
     * @param path the file
     * @param usual how many bytes to read at a time, unless more are needed together
     * @throws IOException if it cannot be opened
     */
    public FileWindow(Path path, int usual) throws IOException {
        this(FileChannel.open(path, StandardOpenOption.READ), usual);
    }

    private FileWindow(FileChannel file, int usual) {
        this.file = file;
        this.usual = usual;
    }

    /** {@return another window onto the same file; either closes it} */
    public FileWindow another() {
        return new FileWindow(file, usual);
    }

    /**
     * Makes sure that bytes are in the window. It takes memory only for bytes that the file has.
     *
     * @param position the first of them
     * @param length their number
     * @return false if the file ends before the last of them
     * @throws IOException if the file cannot be read
     */
    public boolean has(long position, int length) throws IOException {
        return covers(position, length) || read(position, length);
    }

    /**
     * {@return whether bytes are in the window already}
     *
     * @param position the first of them
     * @param length their number
     */
    public boolean covers(long position, int length) {
        return position >= start && position + length <= start + count;
    }

    /**
     * Reads bytes into the window, whatever is there already.
     *
     * @param position the first of them
     * @param length their number; as many as usual, if that is more, are read where the file has them
     * @return false if the file ends before the last of them
     * @throws IOException if the file cannot be read
     */
    public boolean read(long position, int length) throws IOException {
        start = position;
        count = 0;
        long left = file.size() - position;
        if (left < length) {
            return false;
        }
        int wanted = (int) Math.max(length, Math.min(usual, left));
        if (bytes.length < wanted || bytes.length > Math.max(usual, wanted) * 4L) {
            bytes = new byte[wanted];
        }
        ByteBuffer into = ByteBuffer.wrap(bytes, 0, wanted);
        while (into.hasRemaining()) {
            int more = file.read(into, start + into.position());
            if (more < 0) {
                break;
            }
        }
        count = into.position();
        return count >= length;
    }

    /** Forgets what is in the window, so that it is read again. */
    public void clear() {
        count = 0;
    }

    /** {@return the bytes in the window; another array after it has moved} */
    public byte[] bytes() {
        return bytes;
    }

    /**
     * {@return the index of a byte in {@link #bytes()}}
     *
     * @param position the position in the file, which {@link #has} has found to be in the window
     */
    public int index(long position) {
        return (int) (position - start);
    }

    /**
     * {@return four bytes as a number, the least significant byte first}
     *
     * @param position the position of the first, which is in the window
     */
    public int intAt(long position) {
        int index = index(position);
        return (bytes[index] & 0xFF)
                | (bytes[index + 1] & 0xFF) << 8
                | (bytes[index + 2] & 0xFF) << 16
                | bytes[index + 3] << 24;
    }

    /**
     * Copies bytes of the file, which are then in the window.
     *
     * @param position the position of the first
     * @param length their number
     * @return a new array
     * @throws IOException if the file does not have them, or cannot be read
     */
    public byte[] copy(long position, int length) throws IOException {
        if (!has(position, length)) {
            throw new EOFException("the file ends before " + (position + length));
        }
        return Arrays.copyOfRange(bytes, index(position), index(position) + length);
    }

    /**
     * {@return the size of the file in bytes, now}
     *
     * @throws IOException if it cannot be found out
     */
    public long size() throws IOException {
        return file.size();
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
