package org.marshal4j.benchmarks.memory;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.runtime.memory.MemoryAccess;

/** What the JVM has done before the measurement. */
public enum Before {
    /** Nothing but what is measured. */
    NOTHING {
        @Override
        public void run() {
            // nothing
        }
    },

    /**
     * All workloads in all places, in turn: the compiler has seen several classes and kinds of memory everywhere, as
     * in a server.
     */
    EVERYTHING {
        @Override
        public void run() {
            List<Contestant> all = new ArrayList<>();
            for (Place place : Place.by(MemoryAccess.inUse())) {
                for (Workload workload : Workload.values()) {
                    all.add(place.enter(workload));
                }
            }
            for (int i = 0; i < ROUNDS; i++) {
                for (Contestant contestant : all) {
                    contestant.write();
                    contestant.read();
                }
            }
            all.forEach(Contestant::close);
        }
    };

    private static final int ROUNDS = 15_000;

    /** Runs in the JVM that will be measured. */
    public abstract void run();
}
