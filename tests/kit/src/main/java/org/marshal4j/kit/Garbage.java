package org.marshal4j.kit;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Counts the bytes that this thread allocates. */
public final class Garbage {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 20_000;
    private static final int ATTEMPTS = 200;

    static {
        THREADS.setThreadAllocatedMemoryEnabled(true);
    }

    private Garbage() {}

    /** Returns the bytes that one call allocates. */
    public static long of(Runnable call) {
        long thread = Thread.currentThread().getId();
        long before = THREADS.getThreadAllocatedBytes(thread);
        call.run();
        return THREADS.getThreadAllocatedBytes(thread) - before;
    }

    /**
     * Returns the fewest bytes allocated per round in several attempts. It stops at the first attempt that stays below
     * the allowed number, since compilers take their time.
     */
    public static double fewest(double allowed, Runnable round) {
        double fewest = Double.MAX_VALUE;
        for (int i = 0; i < ATTEMPTS && fewest >= allowed; i++) {
            fewest = Math.min(fewest, (double) of(() -> repeat(round)) / ROUNDS);
        }
        return fewest;
    }

    private static void repeat(Runnable round) {
        for (int i = 0; i < ROUNDS; i++) {
            round.run();
        }
    }
}
