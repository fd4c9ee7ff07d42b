package org.marshal4j.benchmarks.peer;

import java.util.Optional;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Peer;
import org.marshal4j.benchmarks.workload.Workload;

/** Java's own serialization, which finds the fields by itself. */
public final class JavaSerializable implements Peer {

    @Override
    public String title() {
        return "Java Serializable";
    }

    @Override
    public Optional<Contestant> enter(Workload workload) {
        return Optional.of(new ObjectStreams(workload.sample()));
    }
}
