package org.marshal4j.benchmarks.peer.wire.generated;

import java.math.BigDecimal;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.Marshal;

/** One line of an order, with fields that generated code writes to Chronicle Wire. */
@Marshal
public class OrderLine extends SelfDescribingMarshallable implements OrderLineMarshallable {
    public transient Order order;
    public String product;
    public int quantity;
    public BigDecimal price;
    public BigDecimal amount;
}
