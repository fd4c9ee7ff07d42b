package org.marshal4j.fuzz;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** The memory and time that a read may take, according to docs/security.md. */
final class Budget {
    /** The number of bytes for a failure: the exception, its stack trace, and locating the failure. */
    static final long FAILURE = 256 << 10;

    /** The number of bytes for each byte of the message. */
    static final long PER_BYTE = 256;

    /**
     * A collection being read makes room for this many elements before they arrive, with at most eight bytes for each.
     */
    private static final long ROOM = 1024;

    private static final long MOST_OPEN = 5_000;

    private static final long CPU_NANOS = 2_000_000_000L;
    private static final long CPU_NANOS_PER_BYTE = 20_000;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final long bytes = THREADS.getCurrentThreadAllocatedBytes();
    private final long nanos = THREADS.getCurrentThreadCpuTime();

    private Budget() {}

    /** Starts counting. */
    static Budget start() {
        return new Budget();
    }

    /** Whether a message of this size justifies what has been used since. */
    boolean kept(long present) {
        return allocated() <= allowed(present) && spent() <= CPU_NANOS + CPU_NANOS_PER_BYTE * present;
    }

    /** Returns how many bytes may be allocated for a message of this size. */
    static long allowed(long present) {
        long open = Math.min(present / 5, MOST_OPEN) * Math.min(present, ROOM) * Long.BYTES;
        return FAILURE + PER_BYTE * present + open;
    }

    @Override
    public String toString() {
        return allocated() + " bytes allocated, " + spent() + " ns spent";
    }

    /** Returns the bytes allocated since. */
    long allocated() {
        return THREADS.getCurrentThreadAllocatedBytes() - bytes;
    }

    private long spent() {
        return THREADS.getCurrentThreadCpuTime() - nanos;
    }
}
