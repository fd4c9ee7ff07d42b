package org.marshal4j.benchmarks.peer;

import java.util.Optional;
import org.marshal4j.benchmarks.peer.externalizable.External;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Peer;
import org.marshal4j.benchmarks.workload.Workload;

/** Java's serialization of a class that writes and reads its fields by hand, including those of the objects in it. */
public final class JavaExternalizable implements Peer {

    @Override
    public String title() {
        return "Java Externalizable";
    }

    @Override
    public Optional<Contestant> enter(Workload workload) {
        return Optional.of(new Unwrapping(External.of(workload.sample())));
    }

    private static final class Unwrapping extends ObjectStreams {
        Unwrapping(External message) {
            super(message);
        }

        @Override
        public Object model(Object read) {
            return ((External) read).message();
        }
    }
}
