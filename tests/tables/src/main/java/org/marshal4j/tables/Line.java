package org.marshal4j.tables;

import org.marshal4j.Marshal;

/** A record that holds records, one of which may be null. */
@Marshal(table = true, view = true)
public record Line(String name, Point from, Point to) implements LineMarshallable {}
