package org.marshal4j.examples.demo;

import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.examples.orders.Order;
import org.marshal4j.examples.orders.OrderMarshaller;
import org.marshal4j.runtime.MarshalException;

/** What bad bytes and bad objects are told. */
public final class FailureSection implements Section {

    @Override
    public String title() {
        return "When something is wrong";
    }

    @Override
    public void print(Terminal terminal) {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Order order = Order.sample();
        order.writeMarshallable(bytes);
        terminal.text("The message is cut short:");
        bytes.readLimit(bytes.readLimit() - 40);
        terminal.text("  " + complaint(() -> OrderMarshaller.INSTANCE.read(bytes)));
        terminal.text("  The read position is " + bytes.readPosition() + ", where it was.");
        terminal.text("\n");

        terminal.text("A field that is @Required is null:");
        bytes.clear();
        order.lines.get(1).set(null, 1, 1, false);
        terminal.text("  " + complaint(() -> OrderMarshaller.INSTANCE.write(order, bytes)));
        terminal.text("  The write position is " + bytes.writePosition() + ", where it was.");
    }

    private static String complaint(Runnable action) {
        try {
            action.run();
        } catch (MarshalException e) {
            return e.getMessage();
        }
        throw new IllegalStateException("nothing was refused");
    }
}
