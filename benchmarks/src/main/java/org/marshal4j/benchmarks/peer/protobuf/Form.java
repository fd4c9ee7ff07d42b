package org.marshal4j.benchmarks.peer.protobuf;

import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;

/**
 * Converts the objects of a class to messages and back.
 *
 * @param <T> the class
 * @param <M> the class of the messages
 */
interface Form<T, M extends MessageLite> {

    /** Returns the object as a message. */
    M message(T object);

    /** Sets all fields of the object from a message, and reuses the objects in it. */
    void read(M message, T object);

    /** Returns an object to be read into. */
    T empty();

    /** Returns the parser of the messages. */
    Parser<M> parser();

    /** Returns the object as a message, whatever its declared type. */
    @SuppressWarnings("unchecked") // the sample of a workload has the class of its form
    default M messageOf(Object sample) {
        return message((T) sample);
    }
}
