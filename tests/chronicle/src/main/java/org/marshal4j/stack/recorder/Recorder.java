package org.marshal4j.stack.recorder;

import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.queue.TailerDirection;

/** Writes updates to a queue, starting after the last one in it. */
final class Recorder {
    /** Nanoseconds between two updates. This is slower than possible, so that latencies mean something. */
    private static final long PACE = 10_000;

    /**
     * How long to wait for the queue's write lock, in milliseconds, before it is taken from a writer that was killed in
     * the middle of a message. A second is enough where writers hold it for microseconds.
     */
    static final long LOCK_TIMEOUT = 1_000;

    private Recorder() {}

    /**
     * Records updates.
     *
     * @param args the directory of the queue, and the number of the last update
     */
    public static void main(String[] args) {
        long last = Long.parseLong(args[1]);
        try (ChronicleQueue queue = ChronicleQueue.singleBuilder(Path.of(args[0]))
                        .timeoutMS(LOCK_TIMEOUT)
                        .build();
                ExcerptAppender appender = queue.createAppender()) {
            BookUpdate update = new BookUpdate();
            long due = System.nanoTime();
            for (long number = lastIn(queue) + 1; number <= last; number++) {
                due = Math.max(due + PACE, System.nanoTime() - 100 * PACE);
                while (System.nanoTime() < due) {
                    Thread.onSpinWait();
                }
                if (number % 1000 == 0) {
                    // If there are fewer cores than processes, this lets the reader run.
                    LockSupport.parkNanos(1);
                }
                update.become(number);
                update.sentAt = System.nanoTime();
                appender.writeBytes(update);
            }
        }
    }

    /** Returns the number of the last committed update, or 0. */
    static long lastIn(ChronicleQueue queue) {
        BookUpdate update = new BookUpdate();
        try (ExcerptTailer tailer = queue.createTailer()) {
            tailer.direction(TailerDirection.BACKWARD).toEnd();
            return tailer.readBytes(update) ? update.sequence : 0;
        }
    }
}
