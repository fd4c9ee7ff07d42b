package org.marshal4j.benchmarks.memory;

import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.chronicle.ChronicleMarshaller;

/** The generated marshaller, and what all kinds of memory have: the object to write, and the object to read into. */
abstract class InMemory<T> implements Contestant {
    /** Enough room for every workload, bytes. */
    static final int SIZE = 64 << 10;

    final ChronicleMarshaller<T> marshaller;
    final T message;
    final T target;

    @SuppressWarnings("unchecked") // the marshaller belongs to this class
    InMemory(Workload workload) {
        marshaller = (ChronicleMarshaller<T>) ChronicleMarshaller.of(workload.type());
        message = (T) workload.sample();
        target = (T) workload.sample();
    }
}
