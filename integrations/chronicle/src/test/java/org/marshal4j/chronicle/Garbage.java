package org.marshal4j.chronicle;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures what code allocates. */
final class Garbage {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int WARM_UP = 30_000;
    private static final int ROUNDS = 50_000;

    private Garbage() {}

    /** Bytes for each round, once it is compiled. */
    static double perRound(Runnable round) {
        THREADS.setThreadAllocatedMemoryEnabled(true);
        for (int i = 0; i < WARM_UP; i++) {
            round.run();
        }
        long thread = Thread.currentThread().getId();
        long before = THREADS.getThreadAllocatedBytes(thread);
        for (int i = 0; i < ROUNDS; i++) {
            round.run();
        }
        return (double) (THREADS.getThreadAllocatedBytes(thread) - before) / ROUNDS;
    }
}
