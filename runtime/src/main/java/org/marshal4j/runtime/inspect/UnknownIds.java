package org.marshal4j.runtime.inspect;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The schema ids that nobody knew a moment ago. Each is forgotten after some seconds, since its schema may become
 * known at any time. Thread-safe.
 */
final class UnknownIds {
    private static final long MEMORY = TimeUnit.SECONDS.toNanos(5);

    /** So many may be asked for in that time. A sender that invents more makes nobody work. */
    static final int MOST = 64;

    private final LongSupplier clock;
    private final Map<Integer, Long> times = new LinkedHashMap<>();

    /** Creates an empty set; the clock gives nanoseconds from any origin. */
    UnknownIds(LongSupplier clock) {
        this.clock = clock;
    }

    /** Whether finders may be asked for an id. */
    synchronized boolean mayAsk(int id) {
        long now = clock.getAsLong();
        times.values().removeIf(time -> now - time >= MEMORY);
        return times.size() < MOST && !times.containsKey(id);
    }

    synchronized void add(int id) {
        times.put(id, clock.getAsLong());
    }
}
