package org.marshal4j.channels;

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

    /** The bytes that one call allocates. */
    static long of(Runnable call) {
        long thread = Thread.currentThread().getId();
        long before = THREADS.getThreadAllocatedBytes(thread);
        call.run();
        return THREADS.getThreadAllocatedBytes(thread) - before;
    }

    /**
     * The minimum number of bytes per round in several attempts, since compilers need time. Stops early at a good
     * value.
     */
    static double fewest(Runnable round) {
        double fewest = Double.MAX_VALUE;
        for (int i = 0; i < ATTEMPTS && fewest >= 1; i++) {
            long all = of(() -> {
                for (int n = 0; n < ROUNDS; n++) {
                    round.run();
                }
            });
            fewest = Math.min(fewest, (double) all / ROUNDS);
        }
        return fewest;
    }
}
