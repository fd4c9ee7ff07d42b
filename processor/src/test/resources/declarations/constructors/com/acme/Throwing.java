package com.acme;

import java.io.IOException;
import org.marshal4j.Marshal;

// com.acme.Throwing: 01000000
@Marshal
public class Throwing implements ThrowingMarshallable {
    private int id;

    Throwing() throws IOException {
        throw new IOException();
    }

    Throwing(int id) throws IllegalArgumentException {
        this.id = id;
    }

    static Throwing sample() {
        return new Throwing(1);
    }
}
