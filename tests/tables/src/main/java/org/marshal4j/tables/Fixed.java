package org.marshal4j.tables;

import org.marshal4j.Marshal;

/** A class filled by its constructor, which nobody else may call. */
@Marshal(table = true)
public final class Fixed implements FixedMarshallable {
    private final int id;
    private final String name;

    private Fixed(int id, String name) {
        this.id = id;
        this.name = name;
    }

    /** Returns a new object. */
    public static Fixed of(int id, String name) {
        return new Fixed(id, name);
    }

    /** Returns the identity. */
    public int id() {
        return id;
    }

    /** Returns the name. */
    public String name() {
        return name;
    }
}
