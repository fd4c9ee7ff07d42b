package org.marshal4j.benchmarks.peer;

import java.util.Optional;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Peer;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.chronicle.ChronicleMarshaller;

/** The generated marshaller, which reads into the same object every time. */
public final class Marshal4j implements Peer {

    @Override
    public String title() {
        return "marshal4j";
    }

    @Override
    public Optional<Contestant> enter(Workload workload) {
        return Optional.of(new Reusing<>(ChronicleMarshaller.of(workload.type()), workload));
    }

    private static final class Reusing<T> extends InBytes {
        private final ChronicleMarshaller<T> marshaller;
        private final T message;
        private final T target;

        @SuppressWarnings("unchecked") // the marshaller belongs to this class
        Reusing(ChronicleMarshaller<T> marshaller, Workload workload) {
            this.marshaller = marshaller;
            message = (T) workload.sample();
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
}
