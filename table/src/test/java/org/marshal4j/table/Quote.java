package org.marshal4j.table;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** One row of {@link QuoteTable}. */
record Quote(
        long sequence,
        double bid,
        @Nullable Integer size,
        boolean firm,
        @Nullable Side side,
        @Nullable String symbol,
        @Nullable Instant at,
        @Nullable UUID id,
        byte @Nullable [] raw,
        @Nullable BigDecimal fee,
        double @Nullable [] levels,
        @Nullable List<@Nullable String> tags,
        @Nullable Venue venue) {
    enum Side {
        BUY,
        SELL
    }

    record Venue(@Nullable String name, int number) {}
}
