package org.marshal4j.benchmarks.peer;

import java.util.Optional;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Peer;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;

/** The generated marshaller, which writes each message to a new array. */
public final class Marshal4jNewArrays implements Peer {

    @Override
    public String title() {
        return "marshal4j (new arrays)";
    }

    @Override
    public Optional<Contestant> enter(Workload workload) {
        return Optional.of(new Arrays<>(Marshallers.of(workload.type()), workload));
    }

    private static final class Arrays<T> implements Contestant {
        private final Marshaller<T> marshaller;
        private final T message;
        private final T target;
        private byte[] array;

        @SuppressWarnings("unchecked") // the marshaller belongs to this class
        Arrays(Marshaller<T> marshaller, Workload workload) {
            this.marshaller = marshaller;
            message = (T) workload.sample();
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
}
