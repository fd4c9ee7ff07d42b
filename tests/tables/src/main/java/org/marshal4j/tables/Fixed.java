package org.marshal4j.tables;

import org.marshal4j.Marshal;

/** A class that only its constructor fills, which nobody else may call. */
@Marshal(table = true)
public final class Fixed implements FixedMarshallable {
    private final int id;
    private final String name;

    private Fixed(int id, String name) {
        this.id = id;
        this.name = name;
    }

    /** A new one. */
    public static Fixed of(int id, String name) {
        return new Fixed(id, name);
    }

    /** Identity. */
    public int id() {
        return id;
    }

    /** A name. */
    public String name() {
        return name;
    }
}
