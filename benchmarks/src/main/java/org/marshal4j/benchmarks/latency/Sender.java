package org.marshal4j.benchmarks.latency;

import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.wire.DocumentContext;

/** Writes each message to the queue when it is due, or as soon as possible after that. */
final class Sender<T extends BytesMarshallable> {
    private final Form<T> form;
    private final Schedule schedule;
    private final T message;

    Sender(Form<T> form, Schedule schedule) {
        this.form = form;
        this.schedule = schedule;
        this.message = form.sample().get();
    }

    /** Writes this many messages, and returns when the last one is written. */
    void send(ChronicleQueue queue, long messages) {
        try (ExcerptAppender appender = queue.createAppender()) {
            for (long sequence = 0; sequence < messages; sequence++) {
                long due = schedule.due(sequence);
                await(due);
                send(appender, sequence, due);
            }
        }
    }

    private static void await(long due) {
        while (System.nanoTime() - due < 0) {
            Thread.onSpinWait();
        }
    }

    private void send(ExcerptAppender appender, long sequence, long due) {
        form.change().apply(message, sequence, due);
        try (DocumentContext document = appender.writingDocument()) {
            message.writeMarshallable(document.wire().bytes());
        }
    }
}
