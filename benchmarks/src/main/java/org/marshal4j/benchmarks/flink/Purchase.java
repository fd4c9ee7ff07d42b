package org.marshal4j.benchmarks.flink;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.benchmarks.workload.order.Customer;
import org.marshal4j.benchmarks.workload.order.Order;
import org.marshal4j.benchmarks.workload.order.OrderLine;
import org.marshal4j.benchmarks.workload.order.Side;

/**
 * The fields and values of {@link Order}, without the references from its lines back to it, which Flink's serializers
 * cannot follow.
 */
@Marshal
public class Purchase {
    public long id;
    public long time;
    public Side side;
    public String venue;
    public Customer customer;
    public List<Line> lines = new ArrayList<>();

    /** Returns a sample with this many lines. */
    public static Purchase sample(int lines) {
        Order order = Order.sample(lines);
        Purchase purchase = new Purchase();
        purchase.id = order.id;
        purchase.time = order.time;
        purchase.side = order.side;
        purchase.venue = order.venue;
        purchase.customer = order.customer;
        for (OrderLine each : order.lines) {
            Line line = new Line();
            line.product = each.product;
            line.quantity = each.quantity;
            line.price = each.price;
            line.amount = each.amount;
            purchase.lines.add(line);
        }
        return purchase;
    }

    /** One line. */
    @Marshal
    public static class Line {
        public String product;
        public int quantity;
        public BigDecimal price;
        public BigDecimal amount;
    }
}
