package org.marshal4j.benchmarks.encoded;

import org.marshal4j.EnumNumber;

/** An enum with numbers of its own, and with what people write to find a constant by its number. */
enum Side {
    @EnumNumber(1)
    BUY(1),
    @EnumNumber(2)
    SELL(2),
    @EnumNumber(5)
    SHORT_SELL(5);

    private static final Side[] BY_CODE = {null, BUY, SELL, null, null, SHORT_SELL};

    final int code;

    Side(int code) {
        this.code = code;
    }

    static Side of(int code) {
        return BY_CODE[code];
    }
}
