package org.marshal4j.table.arrow;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** An open file. It is locked while it is being written: only one process writes it at a time. */
final class OpenFile {
    private final Path path;
    private final FileChannel channel;
    private final boolean isReadOnly;
    private @Nullable FileHead head;

    private OpenFile(Path path, FileChannel channel, boolean isReadOnly) {
        this.path = path;
        this.channel = channel;
        this.isReadOnly = isReadOnly;
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

    void putState(String state) {
        try {
            if (head != null) {
                head.putState(channel, state);
            }
        } catch (IOException e) {
            throw Failure.of(path, "cannot be written", e);
        }
    }

    MappedByteBuffer map(Messages.Placed placed) throws IOException {
        long size = placed.header() + placed.body();
        if (placed.header() <= Messages.PREFIX || size > Integer.MAX_VALUE) {
            throw new Failure.Damage("a batch of " + size + " bytes");
        }
        return channel.map(
                isReadOnly ? FileChannel.MapMode.READ_ONLY : FileChannel.MapMode.READ_WRITE, placed.at(), size);
    }

    /**
     * Extends the file and writes the header of a message, the first bytes last, so that either all of it is there or
     * nothing.
     */
    void put(Messages.Placed placed, byte[] header) throws IOException {
        ByteBuffer last = ByteBuffer.wrap(new byte[1]);
        channel.write(last, placed.end() - 1);
        byte[] rest = Arrays.copyOfRange(header, Messages.PREFIX, header.length);
        Bytes.write(channel, placed.at() + Messages.PREFIX, rest);
        Bytes.write(channel, placed.at(), Arrays.copyOf(header, Messages.PREFIX));
    }

    void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
