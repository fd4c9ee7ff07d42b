package org.marshal4j.runtime.generated.stopbit;

import java.time.Instant;

/** Instants: the time since 1970-01-01T00:00Z. */
public final class StopBitInstants extends SecondsForm<Instant> {
    /** The only one. */
    public static final StopBitInstants FORM = new StopBitInstants();

    private StopBitInstants() {}

    @Override
    long seconds(Instant value) {
        return value.getEpochSecond();
    }

    @Override
    @SuppressWarnings("JavaInstantGetSecondsGetNano") // the caller asks for the seconds too
    int nanos(Instant value) {
        return value.getNano();
    }

    @Override
    Instant of(long seconds, int nanos) {
        within(Instant.MIN.getEpochSecond(), Instant.MAX.getEpochSecond(), seconds, "instants");
        return Instant.ofEpochSecond(seconds, nanos);
    }
}
