package org.marshal4j.blackbox.pinned;

/** Two constants. */
enum Side {
    BUY,
    SELL
}
