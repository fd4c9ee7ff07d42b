package com.acme;

public enum Side {
    BUY,
    SELL
}
