package org.marshal4j.benchmarks.peer.wire.model;

import net.openhft.chronicle.wire.SelfDescribingMarshallable;

/** The customer of an order, for Chronicle Wire. */
public class Customer extends SelfDescribingMarshallable {
    public long id;
    public String name;
    public String country;
    public double creditLimit;
}
