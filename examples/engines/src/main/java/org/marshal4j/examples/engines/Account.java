package org.marshal4j.examples.engines;

import java.util.Collection;
import java.util.Locale;
import java.util.function.ToLongFunction;

/** Compares what was sent with what the job has counted. */
record Account(Grid grid) {
    /**
     * Waits until the job has counted as many books as were sent, or until patience runs out, and reports the result.
     */
    boolean settle(Screen screen, long sent, long patienceMillis) throws InterruptedException {
        long end = System.currentTimeMillis() + patienceMillis;
        while (sum(progress -> progress.counted) < sent && System.currentTimeMillis() < end) {
            Thread.sleep(100);
        }
        // Wait for another round of reports, since some books may have been counted twice.
        Thread.sleep(1000);
        long counted = sum(progress -> progress.counted);
        long doubled = sum(progress -> progress.doubled);
        long gaps = sum(progress -> progress.lost);
        long lost = Math.max(gaps, sent - (counted - doubled));
        screen.say(String.format(
                Locale.ROOT,
                "%n  sent: %,d   counted: %,d   lost: %,d   doubled: %,d%n",
                sent,
                counted,
                lost,
                doubled));
        return lost == 0 && doubled == 0 && counted == sent;
    }

    private long sum(ToLongFunction<Progress> of) {
        Collection<Progress> all = grid.progress().values();
        return all.stream().mapToLong(of).sum();
    }
}
