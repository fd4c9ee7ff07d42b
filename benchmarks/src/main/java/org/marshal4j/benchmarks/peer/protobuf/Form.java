package org.marshal4j.benchmarks.peer.protobuf;

import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;

/**
 * A class as messages.
 *
 * @param <T> the class
 * @param <M> that of the messages
 */
interface Form<T, M extends MessageLite> {

    /** The object as a message. */
    M message(T object);

    /** Sets all fields of the object from a message, using again what it holds. */
    void read(M message, T object);

    /** An object to be read into. */
    T empty();

    /** What reads messages. */
    Parser<M> parser();

    /** The object as a message, whatever the object is declared as. */
    @SuppressWarnings("unchecked") // the sample of a workload is of the class that its form is for
    default M messageOf(Object sample) {
        return message((T) sample);
    }
}
