package org.marshal4j.kafka;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The fingerprints that no source knew a moment ago. Otherwise, each record that a consumer skips would make it ask the
 * broker again. Each is soon forgotten, since its schema may be published at any time. Thread-safe.
 */
final class Misses {
    private static final long MEMORY = TimeUnit.SECONDS.toNanos(1);

    /** If a sender invents more, the oldest are looked up again. */
    static final int MOST = 256;

    private final LongSupplier clock;
    private final Map<Long, Long> times = new LinkedHashMap<>();

    /**
     * Creates an empty set.
     *
     * @param clock the time in nanoseconds, from any origin
     */
    Misses(LongSupplier clock) {
        this.clock = clock;
    }

    synchronized boolean contains(long fingerprint) {
        Long time = times.get(fingerprint);
        return time != null && clock.getAsLong() - time < MEMORY;
    }

    synchronized void add(long fingerprint) {
        // A map keeps the place of a key that it already has, but the oldest is to come first.
        times.remove(fingerprint);
        times.put(fingerprint, clock.getAsLong());
        if (times.size() > MOST) {
            Iterator<Long> oldest = times.keySet().iterator();
            oldest.next();
            oldest.remove();
        }
    }
}
