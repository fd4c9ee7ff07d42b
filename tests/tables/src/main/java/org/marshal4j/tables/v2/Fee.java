package org.marshal4j.tables.v2;

import org.marshal4j.Marshal;
import org.marshal4j.Since;

/** A fee without its rate and with a tax, which is not the rate: it was added in a later version. */
@Marshal(table = true, evolvable = true)
public record Fee(long id, @Since(2) double tax) implements FeeMarshallable {}
