package org.marshal4j.benchmarks.peer;

import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;

/** The generated marshaller, which writes each message to a new array. */
public final class Marshal4jNewArrays implements Contestant {
    private final Marshaller<Object> marshaller;
    private final Object message;
    private final Object target;
    private byte[] array;

    /** Writes and reads the sample of a workload. */
    @SuppressWarnings("unchecked") // the marshaller belongs to this class
    public Marshal4jNewArrays(Workload workload) {
        marshaller = (Marshaller<Object>) Marshallers.of(workload.type());
        message = workload.sample();
        array = marshaller.toByteArray(message);
        target = marshaller.fromByteArray(array);
    }

    @Override
    public int write() {
        array = marshaller.toByteArray(message);
        return array.length;
    }

    @Override
    public Object read() {
        marshaller.readInto(target, array);
        return target;
    }
}
