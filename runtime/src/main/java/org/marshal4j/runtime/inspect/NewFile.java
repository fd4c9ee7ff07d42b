package org.marshal4j.runtime.inspect;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file that appears only when it is complete. Until then, its bytes are in another file in the same folder. Not
 * thread-safe.
 */
final class NewFile implements Closeable {
    private final Path file;
    private final Path part;
    private final OutputStream out;

    /**
     * Creates a new file.
     *
     * @throws FileAlreadyExistsException if the file exists
     */
    NewFile(Path file) throws IOException {
        this.file = file.toAbsolutePath();
        refuseExisting();
        this.part = this.file.resolveSibling(file.getFileName() + ".part");
        this.out = new BufferedOutputStream(opened(), 1 << 16);
    }

    private OutputStream opened() throws IOException {
        try {
            // No channel: an interrupt of this thread would close it.
            return Files.newOutputStream(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (FileAlreadyExistsException e) {
            throw new FileAlreadyExistsException(
                    part.toString(), null, "another migration is running, or one was killed: delete the file then");
        }
    }

    private void refuseExisting() throws IOException {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(file.toString(), null, "it stays as it is: name another file");
        }
    }

    void write(byte[] bytes) throws IOException {
        out.write(bytes);
    }

    void writeFrame(byte[] message) throws IOException {
        out.write(ByteBuffer.allocate(Integer.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(message.length)
                .array());
        out.write(message);
    }

    /**
     * Gives the file its name once all its bytes are on the disk.
     *
     * @throws FileAlreadyExistsException if another file with that name has appeared in the meantime
     */
    void publish() throws IOException {
        out.flush();
        force();
        try {
            // Moving would replace a file that has appeared in the meantime; linking never does.
            Files.createLink(file, part);
        } catch (FileAlreadyExistsException e) {
            refuseExisting();
            throw e;
        } catch (UnsupportedOperationException | FileSystemException e) {
            // Some file systems have no links.
            refuseExisting();
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /** Waits for the disk by a channel of its own: an interrupt closes nothing else, and is only put off. */
    private void force() throws IOException {
        boolean isInterrupted = false;
        try {
            while (true) {
                try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
                    channel.force(true);
                    return;
                } catch (ClosedByInterruptException e) {
                    isInterrupted |= Thread.interrupted();
                }
            }
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    public void close() throws IOException {
        try {
            out.close();
        } finally {
            Files.deleteIfExists(part);
        }
    }
}
