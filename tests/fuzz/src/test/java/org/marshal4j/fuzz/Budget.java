package org.marshal4j.fuzz;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** What a read may take of memory and time: that of docs/security.md. */
final class Budget {
    /** Bytes for the failure: the exception, its stack trace, the search for the place. */
    static final long FAILURE = 256 << 10;

    /** Bytes for each byte that is there. */
    static final long PER_BYTE = 256;

    /** A collection that is being read makes room for so many elements before they come, of eight bytes at most each. */
    private static final long ROOM = 1024;

    private static final long MOST_OPEN = 5_000;

    private static final long CPU_NANOS = 2_000_000_000L;
    private static final long CPU_NANOS_PER_BYTE = 20_000;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final long bytes =
            THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
    private final long nanos = THREADS.getCurrentThreadCpuTime();

    private Budget() {}

    /** Begins to count. */
    static Budget start() {
        return new Budget();
    }

    /** Whether what has happened since was allowed for so many bytes that are there. */
    boolean kept(long present) {
        return allocated() <= allowed(present) && spent() <= CPU_NANOS + CPU_NANOS_PER_BYTE * present;
    }

    /** Bytes that may be allocated for so many bytes that are there. */
    static long allowed(long present) {
        long open = Math.min(present / 5, MOST_OPEN) * Math.min(present, ROOM) * Long.BYTES;
        return FAILURE + PER_BYTE * present + open;
    }

    @Override
    public String toString() {
        return allocated() + " bytes allocated, " + spent() + " ns spent";
    }

    /** Bytes allocated since. */
    long allocated() {
        return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - bytes;
    }

    private long spent() {
        return THREADS.getCurrentThreadCpuTime() - nanos;
    }
}
