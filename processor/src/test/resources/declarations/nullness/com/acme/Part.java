package com.acme;

import org.marshal4j.Marshal;

// com.acme.Part: 03000000 01 70 01 71
@Marshal
public final class Part implements PartMarshallable {
    private final int id;
    private final @Nullable String name;

    @Nullable
    private final String text;

    Part(int id) {
        this(id, null, null);
    }

    Part(int id, @Nullable String name, @NonNull String text) {
        this.id = id;
        this.name = name;
        this.text = text;
    }

    static Part sample() {
        return new Part(3, "p", "q");
    }
}
