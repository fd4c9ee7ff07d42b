package org.marshal4j.benchmarks.workload;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A library, or one way to use it.
 *
 * @param title its name in tables, such as {@code Kryo}
 * @param jvmFlags the flags that its JVMs need in addition to those that all of them have
 * @param entry makes its contestant for a workload, which holds {@link Workload#sample}; none if the library has no
 *     form for this message
 */
public record Peer(String title, List<String> jvmFlags, Function<Workload, Optional<Contestant>> entry) {

    /** One that has a form for each message. */
    static Peer of(String title, Function<Workload, Contestant> entry) {
        return ofSome(title, entry.andThen(Optional::of));
    }

    /** One that may have none. */
    static Peer ofSome(String title, Function<Workload, Optional<Contestant>> entry) {
        return new Peer(title, List.of(), entry);
    }

    /** Returns the contestant for a workload, if there is one. */
    public Optional<Contestant> enter(Workload workload) {
        return entry.apply(workload);
    }
}
