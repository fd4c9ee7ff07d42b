package org.marshal4j.benchmarks.workload;

import java.util.List;
import java.util.Optional;

/** A library, or one way to use it. */
public interface Peer {

    /** Its name in tables, such as {@code Kryo}. */
    String title();

    /** What a JVM in which this is measured gets beyond what all get. */
    default List<String> jvmFlags() {
        return List.of();
    }

    /** Its contestant for a workload, holding {@link Workload#sample}; none if the library has no form for such a message. */
    Optional<Contestant> enter(Workload workload);
}
