package org.marshal4j.examples.quotes;

import java.lang.management.ManagementFactory;

/** Measures how much of the heap is in use. */
final class Heap {
    private Heap() {}

    /** Returns the bytes in use after garbage collections. */
    static long used() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
