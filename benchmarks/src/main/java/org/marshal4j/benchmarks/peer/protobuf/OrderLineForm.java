package org.marshal4j.benchmarks.peer.protobuf;

import com.google.protobuf.Parser;
import org.marshal4j.benchmarks.peer.protobuf.schema.OrderProto;
import org.marshal4j.benchmarks.workload.order.OrderLine;

/** One line of an order. */
final class OrderLineForm implements Form<OrderLine, OrderProto.OrderLine> {
    static final OrderLineForm INSTANCE = new OrderLineForm();

    private OrderLineForm() {}

    @Override
    public OrderProto.OrderLine message(OrderLine line) {
        OrderProto.OrderLine.Builder builder = OrderProto.OrderLine.newBuilder();
        if (line.product != null) {
            builder.setProduct(line.product);
        }
        builder.setQuantity(line.quantity);
        if (line.price != null) {
            builder.setPrice(Decimals.message(line.price));
        }
        if (line.amount != null) {
            builder.setAmount(Decimals.message(line.amount));
        }
        return builder.build();
    }

    @Override
    public void read(OrderProto.OrderLine message, OrderLine line) {
        line.product = message.hasProduct() ? message.getProduct() : null;
        line.quantity = message.getQuantity();
        line.price = message.hasPrice() ? Decimals.decimal(message.getPrice()) : null;
        line.amount = message.hasAmount() ? Decimals.decimal(message.getAmount()) : null;
    }

    @Override
    public OrderLine empty() {
        return new OrderLine();
    }

    @Override
    public Parser<OrderProto.OrderLine> parser() {
        return OrderProto.OrderLine.parser();
    }
}
