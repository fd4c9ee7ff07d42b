package org.marshal4j.table.arrow;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;

/** An open file. It is locked while it is being written: only one process writes it at a time. */
final class OpenFile {
    private final Path path;
    private final FileChannel channel;
    private final boolean isReadOnly;

    /** What the file system knows the file by; null if it does not tell. */
    private final @Nullable Object key;

    private @Nullable FileHead head;

    private OpenFile(Path path, FileChannel channel, boolean isReadOnly) throws IOException {
        this.path = path;
        this.channel = channel;
        this.isReadOnly = isReadOnly;
        this.key = isReadOnly ? null : key(path);
    }

    private static @Nullable Object key(Path path) throws IOException {
        return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    }

    /** Checks that what is written can still be found under the path of the file. */
    void requireThere() {
        try {
            if (Objects.equals(key, key(path))) {
                return;
            }
        } catch (IOException e) {
            throw gone(e);
        }
        throw gone(null);
    }

    private MarshalException gone(@Nullable Exception cause) {
        return Failure.of(
                path,
                "has been deleted, moved or replaced while it was open: copy the rows to a new table with copyTo()"
                        + " before closing this one",
                cause);
    }

    static OpenFile create(Path path) throws IOException {
        return locked(new OpenFile(
                path,
                FileChannel.open(
                        path, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE),
                false));
    }

    static OpenFile write(Path path) throws IOException {
        return locked(
                new OpenFile(path, FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE), false));
    }

    static OpenFile read(Path path) throws IOException {
        return new OpenFile(path, FileChannel.open(path, StandardOpenOption.READ), true);
    }

    private static OpenFile locked(OpenFile file) throws IOException {
        try {
            // Locks a byte that no file has: where locks prevent others from reading, they can still read all existing
            // bytes. The lock is released with the channel.
            if (file.channel.tryLock(Long.MAX_VALUE - 1, 1, false) != null) {
                return file;
            }
        } catch (OverlappingFileLockException e) {
            // Reported below.
        }
        file.close();
        throw Failure.of(file.path, "is being written already, by this process or another one");
    }

    Path path() {
        return path;
    }

    FileChannel channel() {
        return channel;
    }

    boolean isReadOnly() {
        return isReadOnly;
    }

    /** Sets the start of the file. */
    void setHead(FileHead beginning) {
        head = beginning;
    }

    /** What to do if the file is damaged, and may be a table. */
    String remedy() {
        return head == null ? "" : ": Table.recover(file, other) copies what is left of it to another file";
    }

    void putState(String state) throws IOException {
        if (head != null) {
            head.putState(channel, state);
        }
    }

    Region map(Messages.Placed placed, BatchHeader header, boolean isNew) throws IOException {
        FileChannel.MapMode mode = isReadOnly ? FileChannel.MapMode.READ_ONLY : FileChannel.MapMode.READ_WRITE;
        return new Region(placed, header, channel.map(mode, placed.at(), placed.header() + placed.body()), isNew);
    }

    /**
     * Extends the file and writes the header of a message, the first bytes last, so that either all of it is there or
     * nothing.
     */
    void put(Messages.Placed placed, byte[] header) throws IOException {
        Bytes.write(channel, placed.end() - 1, new byte[1]);
        put(placed.at(), header);
    }

    /** Does the same with a message whose body follows its header at once. */
    void put(long at, byte[] header, byte[] body) throws IOException {
        Bytes.write(channel, at + header.length, body);
        put(at, header);
    }

    private void put(long at, byte[] header) throws IOException {
        byte[] rest = Arrays.copyOfRange(header, Messages.PREFIX, header.length);
        Bytes.write(channel, at + Messages.PREFIX, rest);
        Bytes.write(channel, at, Arrays.copyOf(header, Messages.PREFIX));
    }

    /** Deletes a file that could not be created as a whole. */
    void delete(Exception cause) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            cause.addSuppressed(e);
        }
    }

    void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
