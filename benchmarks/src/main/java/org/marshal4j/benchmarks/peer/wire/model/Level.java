package org.marshal4j.benchmarks.peer.wire.model;

import net.openhft.chronicle.wire.SelfDescribingMarshallable;

/** One price level of a book, for Chronicle Wire. */
public class Level extends SelfDescribingMarshallable {
    public double price;
    public double quantity;
}
