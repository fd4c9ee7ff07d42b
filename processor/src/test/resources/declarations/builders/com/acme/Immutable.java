package com.acme;

import com.acme.other.ImmutableBuilder;
import org.marshal4j.Marshal;

// com.acme.Immutable: 0100000002000000
@Marshal
public class Immutable implements ImmutableMarshallable {
    private final int a;
    private final int b;

    private Immutable(int first, int second) {
        this.a = first;
        this.b = second;
    }

    public static ImmutableBuilder newBuilder() {
        return new ImmutableBuilder(0, 0);
    }

    public static Immutable of(int first, int second) {
        return new Immutable(first, second);
    }

    static Immutable sample() {
        return of(1, 2);
    }
}
