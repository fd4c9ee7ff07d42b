package org.marshal4j.benchmarks.workload.order;

import java.io.Serializable;
import java.math.BigDecimal;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;

/** One line of an order, with a reference back to it. */
@Marshal
public class OrderLine implements OrderLineMarshallable, Serializable {
    private static final long serialVersionUID = 1L;

    @Parent
    public Order order;

    public String product;
    public int quantity;
    public BigDecimal price;
    public BigDecimal amount;
}
