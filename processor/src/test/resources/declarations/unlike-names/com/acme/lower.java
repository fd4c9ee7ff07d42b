package com.acme;

import org.marshal4j.Marshal;

// com.acme.lower: 010000000200
@Marshal
final class lower {
    final int lower;
    private final short Lower;

    <T> lower(int lower, short Lower) {
        this.lower = lower;
        this.Lower = Lower;
    }

    static lower sample() {
        return new lower(1, (short) 2);
    }
}
