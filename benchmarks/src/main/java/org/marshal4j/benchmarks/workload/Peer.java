package org.marshal4j.benchmarks.workload;

import java.util.List;
import java.util.Optional;

/** A library, or one way to use it. */
public interface Peer {

    /** Returns its name in tables, such as {@code Kryo}. */
    String title();

    /** Returns the flags that its JVMs need in addition to those that all of them have. */
    default List<String> jvmFlags() {
        return List.of();
    }

    /**
     * Returns its contestant for a workload, which holds {@link Workload#sample}; none if the library has no form for
     * this message.
     */
    Optional<Contestant> enter(Workload workload);
}
