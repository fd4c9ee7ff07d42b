package org.marshal4j.benchmarks.peer;

import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.chronicle.ChronicleMarshaller;

/** The generated marshaller, which reads into the same object every time. */
public final class Marshal4j extends InBytes {
    private final ChronicleMarshaller<Object> marshaller;
    private final Object message;
    private final Object target;

    /** Writes and reads the sample of a workload. */
    @SuppressWarnings("unchecked") // the marshaller belongs to this class
    public Marshal4j(Workload workload) {
        marshaller = (ChronicleMarshaller<Object>) ChronicleMarshaller.of(workload.type());
        message = workload.sample();
        marshaller.write(message, bytes);
        target = marshaller.read(bytes);
    }

    @Override
    protected void append() {
        marshaller.write(message, bytes);
    }

    @Override
    protected Object take() {
        marshaller.readInto(target, bytes);
        return target;
    }
}
