package org.marshal4j.stack.wire;

import net.openhft.chronicle.wire.BytesInBinaryMarshallable;
import net.openhft.chronicle.wire.converter.NanoTime;
import org.marshal4j.Marshal;

/** A quote whose bytes go into binary wires. */
@Marshal
public class BytesMarketData extends BytesInBinaryMarshallable implements BytesMarketDataMarshallable {
    long securityId;

    @NanoTime
    long time;

    String venue;
    double bid;
    double ask;
}
