package org.marshal4j.tables;

import org.marshal4j.Marshal;

/** A record. */
@Marshal(table = true, view = true)
public record Point(int x, long y) implements PointMarshallable {}
