package org.marshal4j.runtime.trade;

public enum Side {
    BUY,
    SELL
}
