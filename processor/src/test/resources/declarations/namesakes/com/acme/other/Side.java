package com.acme.other;

public enum Side {
    BUY,
    SELL
}
