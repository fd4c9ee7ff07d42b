package org.marshal4j.benchmarks.peer;

import java.util.Optional;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Peer;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.chronicle.ChronicleMarshaller;

/** The generated marshaller, which reads a new object each time. */
public final class Marshal4jNewObjects implements Peer {

    @Override
    public String title() {
        return "marshal4j (new objects)";
    }

    @Override
    public Optional<Contestant> enter(Workload workload) {
        return Optional.of(new Making<>(ChronicleMarshaller.of(workload.type()), workload));
    }

    private static final class Making<T> extends InBytes {
        private final ChronicleMarshaller<T> marshaller;
        private final T message;

        @SuppressWarnings("unchecked") // the marshaller belongs to this class
        Making(ChronicleMarshaller<T> marshaller, Workload workload) {
            this.marshaller = marshaller;
            message = (T) workload.sample();
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
}
