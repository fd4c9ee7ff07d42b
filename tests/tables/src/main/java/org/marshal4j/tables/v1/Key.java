package org.marshal4j.tables.v1;

import org.marshal4j.Marshal;

/** Two of them with the same name are different keys. */
@Marshal(table = true)
public final class Key implements KeyMarshallable {
    public String name;
}
