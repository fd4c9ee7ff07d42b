package org.marshal4j.benchmarks.peer.stopbit;

import java.math.BigDecimal;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;
import org.marshal4j.StopBit;

/** One line of an order, with numbers in as few bytes as they need. */
@Marshal
@StopBit
public class OrderLine implements OrderLineMarshallable {
    @Parent
    public Order order;

    public String product;
    public int quantity;
    public BigDecimal price;
    public BigDecimal amount;
}
