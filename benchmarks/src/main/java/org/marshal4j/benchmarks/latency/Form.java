package org.marshal4j.benchmarks.latency;

import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import net.openhft.chronicle.bytes.BytesMarshallable;

/**
 * One form of the message, and so one column of the table.
 *
 * @param <T> the class of the message
 * @param name its name on a command line
 * @param title its name in the table
 * @param sample a new message with all fields
 * @param empty a new message, to be read into
 * @param change makes the next message out of the last one
 * @param sequence the number of a message
 */
record Form<T extends BytesMarshallable>(
        String name,
        String title,
        Supplier<T> sample,
        Supplier<T> empty,
        Change<T> change,
        ToLongFunction<T> sequence) {

    /** Puts in what differs from one message to the next. */
    @FunctionalInterface
    interface Change<T> {
        void apply(T message, long sequence, long time);
    }

    /** A new message with this number, as it was sent at this time. */
    T sent(long number, long time) {
        T message = sample.get();
        change.apply(message, number, time);
        return message;
    }
}
