package org.marshal4j.benchmarks.views;

import org.agrona.concurrent.UnsafeBuffer;
import org.marshal4j.runtime.view.MessageView;

/** Memory with one message in it. */
interface Stand extends AutoCloseable {

    /** Lets a view show the message. */
    <V extends MessageView<?, V>> V wrap(V view);

    /** Lets SBE's buffer show the message. */
    void wrap(UnsafeBuffer buffer);

    @Override
    default void close() {
        // the garbage collector frees what is on the heap
    }
}
