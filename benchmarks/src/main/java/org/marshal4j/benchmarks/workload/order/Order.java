package org.marshal4j.benchmarks.workload.order;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;

/** An order: a customer, and lines with decimals, each with a reference back to the order. */
@Marshal
public class Order implements OrderMarshallable, Serializable {
    private static final long serialVersionUID = 1L;

    public long id;
    public long time;
    public Side side;
    public String venue;
    public Customer customer;
    public List<OrderLine> lines = new ArrayList<>();

    /** Returns an order with this many lines. */
    public static Order sample(int lines) {
        Order order = new Order();
        order.id = 4_711;
        order.time = 1_700_000_000_123_456_789L;
        order.side = Side.SELL;
        order.venue = "XLON";
        order.customer = new Customer();
        order.customer.id = 42;
        order.customer.name = "Ada Lovelace";
        order.customer.country = "GB";
        order.customer.creditLimit = 250_000;
        for (int i = 0; i < lines; i++) {
            OrderLine line = new OrderLine();
            line.order = order;
            line.product = "Product " + (100 + i);
            line.quantity = 1 + i % 7;
            line.price = new BigDecimal("19.99").add(BigDecimal.valueOf(i, 2));
            line.amount = line.price.multiply(BigDecimal.valueOf(line.quantity));
            order.lines.add(line);
        }
        return order;
    }
}
