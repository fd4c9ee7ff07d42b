package org.marshal4j.tables.v1;

import org.marshal4j.Marshal;

/** A fee. */
@Marshal(table = true, evolvable = true)
public record Fee(long id, double rate) implements FeeMarshallable {}
