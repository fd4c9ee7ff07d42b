package org.marshal4j.stack.wire;

import java.math.BigDecimal;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.Marshal;

/** One line of an order. */
@Marshal
public class OrderLine extends SelfDescribingMarshallable implements OrderLineMarshallable {
    String product;
    int quantity;
    BigDecimal price;
}
