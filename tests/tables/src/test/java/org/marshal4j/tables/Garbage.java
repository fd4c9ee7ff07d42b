package org.marshal4j.tables;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures how many bytes some work allocates. */
final class Garbage {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ATTEMPTS = 20;

    private Garbage() {}

    /** The fewest of several attempts, since the JVM allocates something now and then. */
    static long of(Runnable work) {
        long fewest = Long.MAX_VALUE;
        for (int i = 0; i < ATTEMPTS; i++) {
            long before = allocated();
            work.run();
            fewest = Math.min(fewest, allocated() - before);
        }
        return fewest;
    }

    private static long allocated() {
        return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
    }
}
