package com.acme;

import org.marshal4j.Marshal;

// com.acme.BytesIn: 0200
@Marshal
public record BytesIn(short BytesOut) implements BytesInMarshallable {
    static BytesIn sample() {
        return new BytesIn((short) 2);
    }
}
