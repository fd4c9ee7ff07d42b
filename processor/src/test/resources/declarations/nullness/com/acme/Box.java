package com.acme;

import org.marshal4j.Marshal;

@Marshal
abstract class Box<T> implements BoxMarshallable {
    @Nullable
    T value;

    @NonNull T @Nullable [] values;
    private @Nullable T hidden;

    // com.acme.Box$OfText: 8000 8000 8000
    @Marshal
    static class OfText extends Box<@Nullable String> implements Box_OfTextMarshallable {}
}
