package org.marshal4j.queue;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.queue.impl.single.SingleChronicleQueue;
import net.openhft.chronicle.queue.impl.single.SingleChronicleQueueBuilder;
import net.openhft.chronicle.wire.DocumentContext;

/** A queue that is read from its first document to its last. Not thread-safe. */
final class StoredQueue implements Closeable {
    private static final String METADATA = "metadata.cq4t";

    private final SingleChronicleQueue queue;
    private final ExcerptTailer tailer;
    private final long last;
    private byte[] document = {};
    private long index = -1;

    /**
     * Opens the queue in a directory.
     *
     * @throws NoSuchFileException if there is none
     */
    StoredQueue(Path directory) throws IOException {
        if (!Files.isRegularFile(directory.resolve(METADATA))) {
            throw new NoSuchFileException(directory.toString(), null, "no queue is there, since it has no " + METADATA);
        }
        this.queue = SingleChronicleQueueBuilder.single(directory.toString())
                .readOnly(true)
                .build();
        this.tailer = queue.createTailer();
        this.last = queue.lastIndex();
    }

    /**
     * Moves to the next document.
     *
     * @return whether there is one
     * @throws IOException if one is missing or cannot be reached
     */
    boolean next() throws IOException {
        try (DocumentContext context = tailer.readingDocument()) {
            if (context.isPresent()) {
                index = context.index();
                document = context.wire().bytes().toByteArray();
                return true;
            }
        }
        if (index != last) {
            throw new IOException("the last document of the queue is " + Long.toHexString(last) + ", but nothing after "
                    + (index < 0 ? "its start" : Long.toHexString(index))
                    + " can be read");
        }
        return false;
    }

    /** The bytes of the document. */
    byte[] document() {
        return document;
    }

    /** The index of the document. */
    long index() {
        return index;
    }

    /** A builder of an empty queue with the same roll cycle and index settings. */
    SingleChronicleQueueBuilder like(Path directory) {
        return SingleChronicleQueueBuilder.single(directory.toString())
                .rollCycle(queue.rollCycle())
                .epoch(queue.epoch())
                .indexCount(queue.indexCount())
                .indexSpacing(queue.indexSpacing());
    }

    @Override
    public void close() {
        tailer.close();
        queue.close();
    }
}
