package org.marshal4j.benchmarks.latency;

import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.wire.DocumentContext;
import org.HdrHistogram.Histogram;

/** Reads messages as they arrive, polling all the time, and records how late each is. */
final class Receiver<T extends BytesMarshallable> {
    /** A run that is this late has failed. */
    private static final long WORST = TimeUnit.MINUTES.toNanos(5);

    private final Form<T> form;
    private final Schedule schedule;
    private final Samples<T> samples;
    private final Histogram latencies = new Histogram(WORST, 3);
    private T message;

    Receiver(Form<T> form, Schedule schedule) {
        this.form = form;
        this.schedule = schedule;
        this.samples = new Samples<>(form, schedule);
        this.message = form.empty().get();
    }

    /**
     * Reads all messages of a run and checks them.
     *
     * @return how many nanoseconds after it was due each message was there, without those of the warm-up
     */
    Histogram receive(ChronicleQueue queue, Settings settings, Future<?> sending) throws Exception {
        long first = settings.warmupMessages();
        long messages = settings.messages();
        try (ExcerptTailer tailer = queue.createTailer()) {
            for (long sequence = 0; sequence < messages; ) {
                if (receive(tailer, sequence, sequence >= first)) {
                    sequence++;
                } else {
                    idle(sequence, sending);
                }
            }
        }
        samples.check();
        return latencies;
    }

    private boolean receive(ExcerptTailer tailer, long sequence, boolean record) {
        try (DocumentContext document = tailer.readingDocument()) {
            if (!document.isPresent()) {
                return false;
            }
            message.readMarshallable(document.wire().bytes());
            long now = System.nanoTime();
            if (record) {
                latencies.recordValue(now - schedule.due(sequence));
            }
        }
        requireNext(sequence);
        message = samples.keepSome(message, sequence);
        return true;
    }

    private void requireNext(long sequence) {
        long actual = form.sequence().applyAsLong(message);
        if (actual != sequence) {
            throw new IllegalStateException("message " + actual + " where " + sequence + " was to come");
        }
    }

    private void idle(long sequence, Future<?> sending) throws Exception {
        if (sending.isDone()) {
            sending.get(); // throws the reason why the sender stopped, if it failed
        }
        if (System.nanoTime() - schedule.due(sequence) > WORST) {
            throw new IllegalStateException("message " + sequence + " has not come");
        }
        Thread.onSpinWait();
    }
}
