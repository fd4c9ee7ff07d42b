package com.acme.other;

import com.acme.Immutable;

public record ImmutableBuilder(int a, int b) {
    public ImmutableBuilder withA(int a) {
        return new ImmutableBuilder(a, b);
    }

    public ImmutableBuilder withB(int b) {
        return new ImmutableBuilder(a, b);
    }

    public Immutable build() {
        return Immutable.of(a, b);
    }
}
