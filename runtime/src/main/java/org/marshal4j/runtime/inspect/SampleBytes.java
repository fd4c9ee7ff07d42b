package org.marshal4j.runtime.inspect;

import java.util.List;
import java.util.Random;
import org.marshal4j.runtime.Output;

/** Writes the parts that sample values are made of. Not thread-safe. */
record SampleBytes(Random random, Output out) {
    private static final List<String> WORDS =
            List.of("alpha", "beta", "gamma", "", "\u00E9t\u00E9", "\u20AC 5", "a longer text of several words");
    private static final long NANOS_OF_DAY = 86_400_000_000_000L;
    private static final int HOUR = 3600;

    /** Any text, possibly empty. */
    String word() {
        return WORDS.get(random.nextInt(WORDS.size()));
    }

    /** A number from 0 to a bound, exclusive. */
    void int32(int bound) {
        out.writeInt(random.nextInt(bound));
    }

    /** Seconds and nanoseconds. */
    void moment() {
        out.writeLong(random.nextInt(Integer.MAX_VALUE));
        out.writeInt(random.nextInt(1_000) * 1_000_000);
    }

    void date() {
        year();
        monthAndDay();
    }

    void year() {
        out.writeInt(1970 + random.nextInt(99));
    }

    void yearMonth() {
        year();
        month();
    }

    void monthAndDay() {
        month();
        out.writeByte((byte) (1 + random.nextInt(28)));
    }

    private void month() {
        out.writeByte((byte) (1 + random.nextInt(12)));
    }

    void time() {
        out.writeLong(Math.floorMod(random.nextLong(), NANOS_OF_DAY));
    }

    void dateTime() {
        date();
        time();
    }

    /** Seconds of whole hours. */
    void zoneOffset() {
        out.writeInt(random.nextInt(13) * HOUR);
    }
}
