package org.marshal4j.stack.wire;

import net.openhft.chronicle.wire.WriteMarshallable;
import org.marshal4j.Marshal;

/** A record, which Wire itself cannot read. */
@Marshal
public record Money(String currency, long minor) implements MoneyMarshallable, WriteMarshallable {}
