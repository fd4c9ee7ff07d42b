package org.marshal4j.tables.v2;

import org.marshal4j.Marshal;

/** Two of them with the same name are the same key. */
@Marshal(table = true)
public record Key(String name) implements KeyMarshallable {}
