package org.marshal4j.benchmarks.peer.protobuf;

import com.google.protobuf.Parser;
import org.marshal4j.benchmarks.peer.Lists;
import org.marshal4j.benchmarks.peer.protobuf.schema.OrderProto;
import org.marshal4j.benchmarks.workload.order.Customer;
import org.marshal4j.benchmarks.workload.order.Order;
import org.marshal4j.benchmarks.workload.order.OrderLine;
import org.marshal4j.benchmarks.workload.order.Side;

/** An order. */
final class OrderForm implements Form<Order, OrderProto.Order> {
    static final OrderForm INSTANCE = new OrderForm();

    private static final Side[] SIDES = Side.values();

    private OrderForm() {}

    @Override
    public OrderProto.Order message(Order order) {
        OrderProto.Order.Builder builder = OrderProto.Order.newBuilder();
        builder.setId(order.id);
        builder.setTime(order.time);
        if (order.side != null) {
            builder.setSide(OrderProto.Side.forNumber(order.side.ordinal()));
        }
        if (order.venue != null) {
            builder.setVenue(order.venue);
        }
        if (order.customer != null) {
            builder.setCustomer(CustomerForm.INSTANCE.message(order.customer));
        }
        for (int i = 0; i < order.lines.size(); i++) {
            builder.addLines(OrderLineForm.INSTANCE.message(order.lines.get(i)));
        }
        return builder.build();
    }

    @Override
    public void read(OrderProto.Order message, Order order) {
        order.id = message.getId();
        order.time = message.getTime();
        order.side = message.hasSide() ? SIDES[message.getSide().getNumber()] : null;
        order.venue = message.hasVenue() ? message.getVenue() : null;
        if (message.hasCustomer()) {
            if (order.customer == null) {
                order.customer = new Customer();
            }
            CustomerForm.INSTANCE.read(message.getCustomer(), order.customer);
        } else {
            order.customer = null;
        }
        Lists.resize(order.lines, message.getLinesCount(), OrderLine::new);
        for (int i = 0; i < order.lines.size(); i++) {
            OrderLineForm.INSTANCE.read(message.getLines(i), order.lines.get(i));
            order.lines.get(i).order = order;
        }
    }

    @Override
    public Order empty() {
        return new Order();
    }

    @Override
    public Parser<OrderProto.Order> parser() {
        return OrderProto.Order.parser();
    }
}
