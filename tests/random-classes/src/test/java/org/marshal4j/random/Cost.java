package org.marshal4j.random;

import static org.assertj.core.api.Assertions.assertThatCode;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;

/** The cost of reading messages, whether they are refused or not. */
record Cost(Marshaller<?> marshaller, String what) {
    /** The longer of the two messages whose times are compared is this many times as long. */
    static final int MUCH = 16;

    /** It may take this many times as long: n log n is about 23 times, n² is 256 times. */
    private static final int MUCH_TIME = 100;

    /** Four times the elements may take this many times the memory: n log n is below 5, n² is 16. */
    private static final int GROWTH = 6;

    /** The cost of a refusal according to docs/security.md. */
    private static final long FAILURE = 256 << 10;

    /**
     * Allows for arrays twice as long as needed, and for room made in advance. For a few objects, that is most of the
     * memory.
     */
    private static final long SLACK = 64 << 10;

    private static final long PER_BYTE = 256;
    private static final int READS = 3;

    /** Other programs may use the processor or its caches, so one good attempt is enough. */
    private static final int ATTEMPTS = 12;

    private static final long SHORTEST_NANOS = 20_000;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Fails if the message is refused, since nothing would be measured then. */
    void requireAccepted(byte[] message) {
        assertThatCode(() -> marshaller.read(Input.of(message))).as(what).doesNotThrowAnyException();
    }

    /**
     * Fails if, in every attempt, the bytes allocated grow faster than n log n, or exceed what the message justifies.
     * There are several attempts since compiled code allocates less.
     */
    void requireBytesInProportion(CostlyMessage.Told told, byte[] once, byte[] twice, byte[] fourTimes) {
        // Whether a message is refused may depend on how many elements it has. If it is, it is walked over once more.
        boolean isSecondRead = read(twice);
        boolean isThirdRead = read(fourTimes);
        long most = PER_BYTE * fourTimes.length + FAILURE;
        String measured = "";
        for (int i = 0; i < ATTEMPTS; i++) {
            long first = allocated(once);
            long second = allocated(twice);
            long third = allocated(fourTimes);
            if (second <= allowed(GROWTH / 2 * first, isSecondRead)
                    && third <= allowed(GROWTH * first, isThirdRead)
                    && third <= most) {
                return;
            }
            measured = "%d, %d and %d bytes".formatted(first, second, third);
        }
        throw new AssertionError(
                "%s, %s: %s for once, twice and four times as many, at most %d".formatted(what, told, measured, most));
    }

    private static long allowed(long inProportion, boolean isRead) {
        return isRead ? inProportion + SLACK : 2 * inProportion + SLACK + FAILURE;
    }

    /**
     * Fails if, in every attempt, the time grows faster than n log n from a message to one with {@link #MUCH} times as
     * many elements.
     */
    void requireTimeInProportion(byte[] few, byte[] many) {
        long shortest = Long.MAX_VALUE;
        long longest = Long.MAX_VALUE;
        for (int i = 0; i < ATTEMPTS; i++) {
            shortest = Math.min(shortest, nanos(few));
            longest = Math.min(longest, nanos(many));
            if (longest <= MUCH_TIME * Math.max(SHORTEST_NANOS, shortest)) {
                return;
            }
        }
        throw new AssertionError("%s: %d ns, and %d ns for %d times as many".formatted(what, shortest, longest, MUCH));
    }

    /** Returns the fewest bytes of several reads: the first initialises classes, and skip lists use random numbers. */
    private long allocated(byte[] message) {
        long fewest = Long.MAX_VALUE;
        for (int i = 0; i < READS; i++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            read(message);
            fewest = Math.min(fewest, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        return fewest;
    }

    private long nanos(byte[] message) {
        long before = THREADS.getCurrentThreadCpuTime();
        read(message);
        return THREADS.getCurrentThreadCpuTime() - before;
    }

    /** Reads the message, and tells whether it is accepted. */
    private boolean read(byte[] message) {
        try {
            marshaller.read(Input.of(message));
            return true;
        } catch (MarshalException e) {
            return false;
        }
    }
}
