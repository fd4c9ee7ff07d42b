package org.marshal4j.blackbox.pinned;

/** Has two constants. */
enum Side {
    BUY,
    SELL
}
