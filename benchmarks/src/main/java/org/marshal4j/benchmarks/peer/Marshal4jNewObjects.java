package org.marshal4j.benchmarks.peer;

import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.chronicle.ChronicleMarshaller;

/** The generated marshaller, which reads a new object each time. */
public final class Marshal4jNewObjects extends InBytes {
    private final ChronicleMarshaller<Object> marshaller;
    private final Object message;

    /** Writes and reads the sample of a workload. */
    @SuppressWarnings("unchecked") // the marshaller belongs to this class
    public Marshal4jNewObjects(Workload workload) {
        marshaller = (ChronicleMarshaller<Object>) ChronicleMarshaller.of(workload.type());
        message = workload.sample();
    }

    @Override
    protected void append() {
        marshaller.write(message, bytes);
    }

    @Override
    protected Object take() {
        return marshaller.read(bytes);
    }
}
