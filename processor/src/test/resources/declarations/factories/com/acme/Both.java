package com.acme;

import org.marshal4j.Marshal;

// com.acme.Both: 0100000002
@Marshal
public class Both implements BothMarshallable {
    private final int id;
    private byte extra;

    Both(int id) {
        this.id = id;
    }

    static Both of(int id, byte extra) {
        throw new IllegalStateException("the constructor comes first");
    }

    static Both sample() {
        Both both = new Both(1);
        both.extra = 2;
        return both;
    }
}
