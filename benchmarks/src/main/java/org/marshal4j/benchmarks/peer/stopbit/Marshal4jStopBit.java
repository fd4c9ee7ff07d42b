package org.marshal4j.benchmarks.peer.stopbit;

import java.util.Optional;
import org.marshal4j.benchmarks.peer.Copies;
import org.marshal4j.benchmarks.peer.InBytes;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.chronicle.ChronicleMarshaller;

/**
 * The generated marshallers of classes with {@link org.marshal4j.StopBit @StopBit}, which read into the same object
 * every time.
 */
public final class Marshal4jStopBit extends InBytes {
    private final ChronicleMarshaller<Object> marshaller;
    private final Copies copies;
    private final Object message;
    private final Object target;

    @SuppressWarnings("unchecked") // the marshaller belongs to the copy
    private Marshal4jStopBit(Copies copies, Workload workload) {
        marshaller = (ChronicleMarshaller<Object>) ChronicleMarshaller.of(copies.type());
        this.copies = copies;
        message = copies.convert(workload.sample());
        marshaller.write(message, bytes);
        target = marshaller.read(bytes);
    }

    /** Writes and reads the sample of a workload, if there are copies of its classes. */
    public static Optional<Contestant> of(Workload workload) {
        return Copies.of(workload, Marshal4jStopBit.class).map(copies -> new Marshal4jStopBit(copies, workload));
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

    @Override
    public Object model(Object read) {
        return copies.convert(read);
    }
}
