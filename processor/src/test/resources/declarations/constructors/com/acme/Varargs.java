package com.acme;

import org.marshal4j.Marshal;

// com.acme.Varargs: 01000000020200000003000000
@Marshal
public class Varargs implements VarargsMarshallable {
    final int id;
    final int[] prices;

    protected <T> Varargs(final int id, final int... prices) {
        this.id = id;
        this.prices = prices;
    }

    static Varargs sample() {
        return new Varargs(1, 2, 3);
    }
}
