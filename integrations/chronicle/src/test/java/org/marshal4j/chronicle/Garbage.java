package org.marshal4j.chronicle;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures what code allocates. */
final class Garbage {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 20_000;
    private static final int ATTEMPTS = 200;

    static {
        THREADS.setThreadAllocatedMemoryEnabled(true);
    }

    private Garbage() {}

    /**
     * The minimum number of bytes per round in several attempts, since compilers need time. Stops early below the
     * limit.
     */
    static double fewest(double allowed, Runnable round) {
        double fewest = Double.MAX_VALUE;
        for (int i = 0; i < ATTEMPTS && fewest >= allowed; i++) {
            fewest = Math.min(fewest, perRound(round));
        }
        return fewest;
    }

    private static double perRound(Runnable round) {
        long thread = Thread.currentThread().getId();
        long before = THREADS.getThreadAllocatedBytes(thread);
        for (int i = 0; i < ROUNDS; i++) {
            round.run();
        }
        return (double) (THREADS.getThreadAllocatedBytes(thread) - before) / ROUNDS;
    }
}
