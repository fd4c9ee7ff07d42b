package org.marshal4j.examples.demo;

import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.examples.orders.Order;
import org.marshal4j.examples.orders.OrderLine;
import org.marshal4j.examples.orders.OrderMarshaller;
import org.marshal4j.runtime.MarshalException;

/** What is reported about bad bytes and bad objects. */
public final class FailureSection implements Section {

    @Override
    public String title() {
        return "When something goes wrong";
    }

    @Override
    public void print(Terminal terminal) {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Order order = Order.sample();
        order.writeMarshallable(bytes);
        terminal.heading("The message is cut short");
        bytes.readLimit(bytes.readLimit() - 40);
        terminal.paragraph(complaint(() -> OrderMarshaller.INSTANCE.read(bytes)));
        terminal.paragraph("The read position is still " + bytes.readPosition() + ".");
        terminal.text("");

        terminal.heading("A @Required field is null");
        bytes.clear();
        order.lines.set(1, new OrderLine(null, 300, 113.75, false));
        terminal.paragraph(complaint(() -> OrderMarshaller.INSTANCE.write(order, bytes)));
        terminal.paragraph("The write position is still " + bytes.writePosition() + ".");
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
