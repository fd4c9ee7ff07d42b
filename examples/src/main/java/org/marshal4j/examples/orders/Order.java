package org.marshal4j.examples.orders;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.Skip;

/** An order. Whatever is not required may be null, and stays null when it is read again. */
@Marshal
public class Order implements OrderMarshallable {

    public long id;
    public long createdNanos;

    @Required
    public Side side = Side.BUY;

    @Required
    public String symbol = "";

    public String note;
    public Customer customer;
    public List<OrderLine> lines = new ArrayList<>();
    public Integer priority;
    public long[] fillTimes;

    /** Not part of the message. */
    @Skip
    public Object attachment;

    /** An order to show and to test with. */
    public static Order sample() {
        Order order = new Order();
        order.id = 4711;
        order.createdNanos = 1_700_000_000_000_000_000L;
        order.side = Side.SELL;
        order.symbol = "VOD.L";
        order.note = "grün";
        order.customer = new Customer(42, "Ada", null, 5_000);
        order.lines.add(new OrderLine().set("tea", 12, 2.5, true));
        order.lines.add(new OrderLine().set("milk", 3, 0.75, false));
        order.fillTimes = new long[] {1, 2, 3};
        return order;
    }
}
