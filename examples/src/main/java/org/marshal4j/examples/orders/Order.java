package org.marshal4j.examples.orders;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.Skip;

/** An order. Fields that are not required may be null, and are null again after reading. */
@Marshal
public class Order implements OrderMarshallable {

    public long id;
    public long sentNanos;

    @Required
    public Side side = Side.BUY;

    @Required
    public String venue = "";

    public String note;
    public Customer customer;
    public List<OrderLine> lines = new ArrayList<>();
    public Integer priority;
    public long[] fillTimes;

    /** Not part of the message. */
    @Skip
    public Object attachment;

    /** Returns an order for demos and tests. */
    public static Order sample() {
        Order order = new Order();
        order.id = 4711;
        order.sentNanos = 1_700_000_000_000_000_000L;
        order.side = Side.SELL;
        order.venue = "XLON";
        order.note = "grün";
        order.customer = new Customer(42, "Ada", null, 5_000);
        order.lines.add(new OrderLine("VOD.L", 1_200, 72.5, true));
        order.lines.add(new OrderLine("AZN.L", 300, 113.75, false));
        order.fillTimes = new long[] {1, 2, 3};
        return order;
    }
}
