package org.marshal4j.benchmarks.views;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.io.IOTools;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.wire.DocumentContext;
import org.marshal4j.benchmarks.OftenStarted;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Looks at one field of each of many messages in a queue; the time is that of one message. */
public abstract class Filter extends OftenStarted {
    /** The number of messages. */
    static final int MESSAGES = 1_000_000;

    /** One message in this many is found. */
    static final int RARE = 100;

    private Path folder;
    private ChronicleQueue queue;
    private ExcerptTailer tailer;

    /** Writes the message with that number, whose field is the remainder of the number by {@link #RARE}. */
    abstract void write(int number, Bytes<?> bytes);

    /** Counts the messages from the tailer on whose field is the greatest possible. */
    abstract int count(ExcerptTailer tailer);

    /** Whether it finds messages; the harness does not. */
    abstract boolean finds();

    /** Returns the number of messages. */
    int messages() {
        return MESSAGES;
    }

    @Setup
    public void fill() throws IOException {
        folder = Files.createTempDirectory("views");
        open();
        try (ExcerptAppender appender = queue.createAppender()) {
            for (int i = 0; i < messages(); i++) {
                try (DocumentContext document = appender.writingDocument()) {
                    write(i, document.wire().bytes());
                }
            }
        }
        if (finds() && found() != messages() / RARE) {
            throw new IllegalStateException("other messages are found");
        }
    }

    /** Closes the queue, does something, and opens the queue again. */
    final void whileClosed(Closed action) throws IOException {
        tailer.close();
        queue.close();
        action.run(folder);
        open();
    }

    private void open() {
        queue = ChronicleQueue.single(folder.toString());
        tailer = queue.createTailer();
    }

    /** What is done while the queue is closed. */
    interface Closed {
        void run(Path folder) throws IOException;
    }

    /** Returns the number of messages that the filter finds. */
    final int found() {
        tailer.toStart();
        return count(tailer);
    }

    @TearDown
    public void close() {
        tailer.close();
        queue.close();
        IOTools.deleteDirWithFiles(folder.toFile());
    }
}
