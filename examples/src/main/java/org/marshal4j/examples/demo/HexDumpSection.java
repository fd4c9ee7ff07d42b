package org.marshal4j.examples.demo;

import net.openhft.chronicle.bytes.HexDumpBytes;
import org.marshal4j.examples.orders.Order;
import org.marshal4j.examples.orders.OrderMarshaller;

/** The bytes of an order, next to the names of its fields. */
public final class HexDumpSection implements Section {

    @Override
    public String title() {
        return "The bytes of an Order, as Chronicle's HexDumpBytes shows them";
    }

    @Override
    public void print(Terminal terminal) {
        Order order = Order.sample();
        HexDumpBytes dump = new HexDumpBytes();
        try {
            order.writeMarshallable(dump);
            terminal.withAsides(dump.toHexString(), "#");
        } finally {
            dump.releaseLast();
        }
        terminal.text("");
        terminal.text(OrderMarshaller.INSTANCE.sizeOf(order) + " bytes, as sizeOf() says beforehand.");
    }
}
