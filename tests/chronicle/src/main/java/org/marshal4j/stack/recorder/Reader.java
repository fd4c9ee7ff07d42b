package org.marshal4j.stack.recorder;

import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptTailer;
import org.HdrHistogram.Histogram;

/** Follows a queue, and checks that all updates are there exactly once, in order and complete. */
final class Reader implements AutoCloseable {
    private final ExcerptTailer tailer;
    private final BookUpdate update = new BookUpdate();
    private final BookUpdate expected = new BookUpdate();
    private final Histogram latencies = new Histogram(3);
    private long last;

    Reader(ChronicleQueue queue) {
        tailer = queue.createTailer();
    }

    /**
     * Reads the next update.
     *
     * @return whether there was one
     * @throws IllegalStateException if it is not the expected update, or not as it was written
     */
    boolean readNext() {
        if (!tailer.readBytes(update)) {
            return false;
        }
        latencies.recordValue(Math.max(0, System.nanoTime() - update.sentAt));
        if (update.sequence != last + 1) {
            throw new IllegalStateException("update " + update.sequence + " follows " + last);
        }
        expected.become(update.sequence);
        if (!update.hasContentsOf(expected)) {
            throw new IllegalStateException("update " + update.sequence + " is not as it was written");
        }
        last = update.sequence;
        return true;
    }

    /** Returns the number of the last update that was read, which is how many have been read. */
    long last() {
        return last;
    }

    /** Returns the nanoseconds from writing to the end of reading, for all updates so far. */
    Histogram latencies() {
        return latencies;
    }

    @Override
    public void close() {
        tailer.close();
    }
}
