package org.marshal4j.runtime.generated.stopbit;

import java.time.ZoneOffset;
import org.marshal4j.runtime.generated.value.Impossible;

/**
 * Offsets from UTC: the quarters of an hour from −12:00, which is 0, to it; 48 is UTC. An offset that is not a multiple
 * of a quarter of an hour is its seconds plus 100,000.
 */
public final class StopBitZoneOffsets extends NumberForm<ZoneOffset> {
    /** The only one. */
    public static final StopBitZoneOffsets FORM = new StopBitZoneOffsets();

    private static final int QUARTER = 15 * 60;
    private static final int UTC = 48;
    private static final int ODD = 100_000;
    private static final int MOST = ZoneOffset.MAX.getTotalSeconds();

    private StopBitZoneOffsets() {}

    @Override
    long number(ZoneOffset value) {
        int seconds = value.getTotalSeconds();
        return seconds % QUARTER == 0 ? UTC + seconds / QUARTER : ODD + seconds;
    }

    @Override
    ZoneOffset of(long number) {
        boolean isOdd = number >= ODD - MOST;
        long seconds = isOdd ? number - ODD : (number - UTC) * QUARTER;
        boolean isInRange = Math.abs(number - (isOdd ? ODD : UTC)) <= (isOdd ? MOST : MOST / QUARTER);
        if (!isInRange || isOdd == (seconds % QUARTER == 0)) {
            throw Impossible.value(number + " is not the number of an offset");
        }
        return ZoneOffset.ofTotalSeconds((int) seconds);
    }
}
