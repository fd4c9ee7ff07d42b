package org.marshal4j.queue;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.time.SetTimeProvider;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.RollCycle;
import net.openhft.chronicle.queue.impl.single.SingleChronicleQueue;

/** A queue that appears only when it is complete. Until then it is in another directory next to it. Not thread-safe. */
final class NewQueue implements Closeable {
    private final Path directory;
    private final Path part;
    private final SetTimeProvider time = new SetTimeProvider();
    private final SingleChronicleQueue queue;
    private final ExcerptAppender appender;

    /** Direct: from an array, Chronicle would copy eight bytes at a time, and check the queue for each. */
    private final Bytes<?> buffer = Bytes.allocateElasticDirect();

    /**
     * Creates an empty queue.
     *
     * @param directory its directory, which must not exist yet
     * @param like the queue whose roll cycle it gets
     * @throws FileAlreadyExistsException if the directory exists
     */
    NewQueue(Path directory, StoredQueue like) throws IOException {
        this.directory = directory.toAbsolutePath();
        this.part = this.directory.resolveSibling(directory.getFileName() + ".part");
        refuse(this.directory, "it stays as it is: name another directory");
        refuse(part, "another migration is running, or one was killed: delete the directory then");
        this.queue = like.like(part).timeProvider(time).build();
        this.appender = queue.createAppender();
    }

    private static void refuse(Path there, String what) throws FileAlreadyExistsException {
        if (Files.exists(there, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(there.toString(), null, what);
        }
    }

    /**
     * Appends a document, which gets the same index as in the old queue.
     *
     * @throws IOException if it would get another index
     */
    void append(long index, byte[] document) throws IOException {
        RollCycle cycle = queue.rollCycle();
        // The time of writing decides which file a document goes to.
        time.currentTimeMillis((long) cycle.toCycle(index) * cycle.lengthInMillis() + queue.epoch());
        appender.writeBytes(buffer.clear().write(document));
        if (appender.lastIndexAppended() != index) {
            throw new IOException("document " + Long.toHexString(index) + " would get another index, "
                    + Long.toHexString(appender.lastIndexAppended())
                    + ": the queue has lost documents before it");
        }
    }

    /**
     * Moves the queue to its directory.
     *
     * @throws FileAlreadyExistsException if the directory has been created in the meantime
     */
    void publish() throws IOException {
        closeQueue();
        refuse(directory, "it stays as it is: name another directory");
        Files.move(part, directory, StandardCopyOption.ATOMIC_MOVE);
    }

    private void closeQueue() {
        if (!queue.isClosed()) {
            appender.close();
            queue.close();
            buffer.releaseLast();
        }
    }

    @Override
    public void close() throws IOException {
        closeQueue();
        if (Files.exists(part)) {
            try (Stream<Path> files = Files.walk(part)) {
                files.sorted(Comparator.reverseOrder()).forEach(NewQueue::delete);
            }
        }
    }

    private static void delete(Path file) {
        try {
            Files.delete(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
