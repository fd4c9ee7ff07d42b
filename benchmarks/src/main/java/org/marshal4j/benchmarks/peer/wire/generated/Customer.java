package org.marshal4j.benchmarks.peer.wire.generated;

import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.Marshal;

/** The customer of an order, with fields that generated code writes to Chronicle Wire. */
@Marshal
public class Customer extends SelfDescribingMarshallable implements CustomerMarshallable {
    public long id;
    public String name;
    public String country;
    public double creditLimit;
}
