package org.marshal4j.examples.allocation;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Counts the bytes that this thread allocates. */
final class Garbage {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 20_000;
    private static final int ATTEMPTS = 200;

    static {
        THREADS.setThreadAllocatedMemoryEnabled(true);
    }

    private Garbage() {}

    /**
     * Returns the fewest bytes allocated per round in several attempts. It stops at the first attempt that is good
     * enough, since compilers take their time.
     */
    static double fewest(Runnable round) {
        double fewest = Double.MAX_VALUE;
        for (int i = 0; i < ATTEMPTS && fewest >= 1; i++) {
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
