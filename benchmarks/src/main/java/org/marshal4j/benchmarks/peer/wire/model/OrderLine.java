package org.marshal4j.benchmarks.peer.wire.model;

import java.math.BigDecimal;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;

/** One line of an order, for Chronicle Wire. */
public class OrderLine extends SelfDescribingMarshallable {
    public transient Order order;
    public String product;
    public int quantity;
    public BigDecimal price;
    public BigDecimal amount;
}
