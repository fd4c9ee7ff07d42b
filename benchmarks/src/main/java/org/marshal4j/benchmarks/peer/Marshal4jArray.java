package org.marshal4j.benchmarks.peer;

import java.util.Optional;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Peer;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;

/** The generated marshaller over an array that is used again, without Chronicle Bytes: with Unsafe, or without. */
public final class Marshal4jArray implements Peer {

    @Override
    public String title() {
        return "marshal4j (array)";
    }

    @Override
    public Optional<Contestant> enter(Workload workload) {
        return Optional.of(new InArray<>(Marshallers.of(workload.type()), workload));
    }

    private static final class InArray<T> implements Contestant {
        private final Marshaller<T> marshaller;
        private final T message;
        private final T target;
        private final Output out;
        private final Input in;

        @SuppressWarnings("unchecked") // the marshaller is that of its class
        InArray(Marshaller<T> marshaller, Workload workload) {
            this.marshaller = marshaller;
            message = (T) workload.sample();
            byte[] array = marshaller.toByteArray(message);
            out = Output.to(array);
            in = Input.of(array);
            target = marshaller.fromByteArray(array);
        }

        @Override
        public int write() {
            out.rewind(0);
            marshaller.write(message, out);
            return (int) out.position();
        }

        @Override
        public Object read() {
            in.position(0);
            marshaller.readInto(target, in);
            return target;
        }
    }
}
