package org.marshal4j.benchmarks.latency;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.bytes.BytesMarshallable;

/**
 * Keeps a few of the messages as they were read, to compare them with what was sent when the run is over: there is no
 * time for that during the run.
 */
final class Samples<T extends BytesMarshallable> {
    /** A prime, so that each instrument and price occurs. */
    private static final int EVERY = 4_999;

    private final Form<T> form;
    private final Schedule schedule;
    private final List<T> kept = new ArrayList<>(1 << 12);

    Samples(Form<T> form, Schedule schedule) {
        this.form = form;
        this.schedule = schedule;
    }

    /** Returns the object to read the next message into: this one, or a new one if this one is kept. */
    T keepSome(T message, long sequence) {
        if (sequence % EVERY != 0) {
            return message;
        }
        kept.add(message);
        return form.empty().get();
    }

    /** Compares each field of the kept messages with what was sent. */
    void check() {
        assertThat(kept).isNotEmpty();
        for (int i = 0; i < kept.size(); i++) {
            long sequence = (long) i * EVERY;
            assertThat(kept.get(i)).usingRecursiveComparison().isEqualTo(form.sent(sequence, schedule.due(sequence)));
        }
    }
}
