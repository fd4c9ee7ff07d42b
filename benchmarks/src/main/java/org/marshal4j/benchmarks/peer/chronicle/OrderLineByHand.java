package org.marshal4j.benchmarks.peer.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.benchmarks.workload.order.OrderLine;

/** One line of an order. */
final class OrderLineByHand implements ByHand<OrderLine> {
    static final OrderLineByHand INSTANCE = new OrderLineByHand();

    private OrderLineByHand() {}

    @Override
    public void write(OrderLine line, BytesOut<?> out) {
        out.writeUtf8(line.product);
        out.writeInt(line.quantity);
        Decimals.write(line.price, out);
        Decimals.write(line.amount, out);
    }

    @Override
    public void read(OrderLine line, BytesIn<?> in) {
        line.product = in.readUtf8();
        line.quantity = in.readInt();
        line.price = Decimals.read(in);
        line.amount = Decimals.read(in);
    }
}
