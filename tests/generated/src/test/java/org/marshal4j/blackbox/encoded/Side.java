package org.marshal4j.blackbox.encoded;

/** An enum whose names are written, or their order. */
enum Side {
    BUY,
    SELL,
    SHORT_SELL
}
