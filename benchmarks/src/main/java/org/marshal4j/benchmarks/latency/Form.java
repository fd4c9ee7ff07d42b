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
 * @param sample creates a message with all fields
 * @param empty creates a message to be read into
 * @param change turns the last message into the next one
 * @param sequence returns the number of a message
 */
record Form<T extends BytesMarshallable>(
        String name,
        String title,
        Supplier<T> sample,
        Supplier<T> empty,
        Change<T> change,
        ToLongFunction<T> sequence) {

    /** Sets what differs from one message to the next. */
    @FunctionalInterface
    interface Change<T> {
        void apply(T message, long sequence, long time);
    }

    /** Returns a new message with this number, as it was sent at this time. */
    T sent(long number, long time) {
        T message = sample.get();
        change.apply(message, number, time);
        return message;
    }
}
