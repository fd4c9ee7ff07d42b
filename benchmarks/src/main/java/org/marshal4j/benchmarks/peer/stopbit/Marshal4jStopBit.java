package org.marshal4j.benchmarks.peer.stopbit;

import java.util.Optional;
import org.marshal4j.benchmarks.peer.Copies;
import org.marshal4j.benchmarks.peer.InBytes;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Peer;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.chronicle.ChronicleMarshaller;

/**
 * The generated marshallers of classes with {@link org.marshal4j.StopBit @StopBit}, which read into the same object
 * every time.
 */
public final class Marshal4jStopBit implements Peer {

    @Override
    public String title() {
        return "marshal4j (@StopBit)";
    }

    @Override
    public Optional<Contestant> enter(Workload workload) {
        return Copies.of(workload, Marshal4jStopBit.class)
                .map(copies -> new Reusing<>(ChronicleMarshaller.of(copies.type()), copies, workload));
    }

    private static final class Reusing<T> extends InBytes {
        private final ChronicleMarshaller<T> marshaller;
        private final Copies copies;
        private final T message;
        private final T target;

        @SuppressWarnings("unchecked") // the marshaller belongs to the copy
        Reusing(ChronicleMarshaller<T> marshaller, Copies copies, Workload workload) {
            this.marshaller = marshaller;
            this.copies = copies;
            message = (T) copies.convert(workload.sample());
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

        @Override
        public Object model(Object read) {
            return copies.convert(read);
        }
    }
}
