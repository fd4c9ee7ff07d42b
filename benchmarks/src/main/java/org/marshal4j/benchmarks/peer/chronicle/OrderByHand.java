package org.marshal4j.benchmarks.peer.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.benchmarks.workload.order.Customer;
import org.marshal4j.benchmarks.workload.order.Order;
import org.marshal4j.benchmarks.workload.order.OrderLine;
import org.marshal4j.benchmarks.workload.order.Side;

/** An order. */
final class OrderByHand implements ByHand<Order> {
    static final OrderByHand INSTANCE = new OrderByHand();

    private static final Side[] SIDES = Side.values();
    private static final byte NONE = -1;

    private OrderByHand() {}

    @Override
    public void write(Order order, BytesOut<?> out) {
        out.writeLong(order.id);
        out.writeLong(order.time);
        out.writeByte(order.side == null ? NONE : (byte) order.side.ordinal());
        out.writeUtf8(order.venue);
        out.writeBoolean(order.customer != null);
        if (order.customer != null) {
            CustomerByHand.INSTANCE.write(order.customer, out);
        }
        Elements.write(order.lines, OrderLineByHand.INSTANCE, out);
    }

    @Override
    public void read(Order order, BytesIn<?> in) {
        order.id = in.readLong();
        order.time = in.readLong();
        byte side = in.readByte();
        order.side = side == NONE ? null : SIDES[side];
        order.venue = in.readUtf8();
        if (in.readBoolean()) {
            if (order.customer == null) {
                order.customer = new Customer();
            }
            CustomerByHand.INSTANCE.read(order.customer, in);
        } else {
            order.customer = null;
        }
        Elements.read(order.lines, OrderLineByHand.INSTANCE, OrderLine::new, in);
        for (int i = 0; i < order.lines.size(); i++) {
            order.lines.get(i).order = order;
        }
    }
}
