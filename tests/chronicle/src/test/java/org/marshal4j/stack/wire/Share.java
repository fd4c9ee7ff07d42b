package org.marshal4j.stack.wire;

import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

/** An instrument created by its constructor. */
@Marshal
@TypeId(2)
public record Share(String isin, int votes) implements Instrument, ShareMarshallable {}
