package org.marshal4j.examples.quotes;

import java.lang.management.ManagementFactory;

/** How much of the heap is in use. */
final class Heap {
    private Heap() {}

    /** Bytes, after collections of garbage. */
    static long used() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
