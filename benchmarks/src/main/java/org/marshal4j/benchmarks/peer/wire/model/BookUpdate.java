package org.marshal4j.benchmarks.peer.wire.model;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;

/** A change of an order book, for Chronicle Wire. */
public class BookUpdate extends SelfDescribingMarshallable {
    public long time;
    public long sequence;
    public String symbol;
    public String venue;
    public List<Level> bids = new ArrayList<>();
    public List<Level> asks = new ArrayList<>();
}
