package org.marshal4j.stack.wire;

import net.openhft.chronicle.wire.BytesInBinaryMarshallable;
import net.openhft.chronicle.wire.converter.NanoTime;
import org.marshal4j.Marshal;

/** A quote that is written to binary wires as the marshaller's bytes. */
@Marshal
public class BytesMarketData extends BytesInBinaryMarshallable implements BytesMarketDataMarshallable {
    long securityId;

    @NanoTime
    long time;

    String venue;
    double bid;
    double ask;
}
