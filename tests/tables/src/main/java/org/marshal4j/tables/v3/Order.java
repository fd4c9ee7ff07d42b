package org.marshal4j.tables.v3;

import org.marshal4j.Marshal;

/** An order. */
@Marshal(table = true)
public record Order(long id, String symbol, long quantity) implements OrderMarshallable {}
