package org.marshal4j.benchmarks.serialization;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.benchmarks.workload.order.Customer;
import org.marshal4j.benchmarks.workload.order.Order;
import org.marshal4j.benchmarks.workload.order.OrderLine;
import org.marshal4j.benchmarks.workload.order.Side;

/**
 * An order with the code that a user would write in its class to make it {@link Externalizable}. Its customer and lines
 * are written directly, without the cost of separate objects in the stream.
 */
public final class HandWrittenOrder implements Externalizable {
    private static final long serialVersionUID = 1L;
    private static final Side[] SIDES = Side.values();

    private final transient Order message;

    /** To be read into. */
    public HandWrittenOrder() {
        this(new Order());
    }

    HandWrittenOrder(Order message) {
        this.message = message;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeLong(message.id);
        out.writeLong(message.time);
        Values.writeEnum(out, message.side);
        Values.writeText(out, message.venue);
        writeCustomer(out, message.customer);
        writeLines(out, message.lines);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        message.id = in.readLong();
        message.time = in.readLong();
        message.side = Values.readEnum(in, SIDES);
        message.venue = Values.readText(in);
        message.customer = readCustomer(in);
        message.lines = readLines(in);
    }

    private static void writeCustomer(ObjectOutput out, Customer customer) throws IOException {
        out.writeBoolean(customer != null);
        if (customer != null) {
            out.writeLong(customer.id);
            Values.writeText(out, customer.name);
            Values.writeText(out, customer.country);
            out.writeDouble(customer.creditLimit);
        }
    }

    private static Customer readCustomer(ObjectInput in) throws IOException {
        if (!in.readBoolean()) {
            return null;
        }
        Customer customer = new Customer();
        customer.id = in.readLong();
        customer.name = Values.readText(in);
        customer.country = Values.readText(in);
        customer.creditLimit = in.readDouble();
        return customer;
    }

    private static void writeLines(ObjectOutput out, List<OrderLine> lines) throws IOException {
        out.writeInt(lines == null ? -1 : lines.size());
        if (lines != null) {
            for (OrderLine line : lines) {
                Values.writeText(out, line.product);
                out.writeInt(line.quantity);
                Values.writeDecimal(out, line.price);
                Values.writeDecimal(out, line.amount);
            }
        }
    }

    private List<OrderLine> readLines(ObjectInput in) throws IOException {
        int count = in.readInt();
        if (count < 0) {
            return null;
        }
        List<OrderLine> lines = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            OrderLine line = new OrderLine();
            line.order = message;
            line.product = Values.readText(in);
            line.quantity = in.readInt();
            line.price = Values.readDecimal(in);
            line.amount = Values.readDecimal(in);
            lines.add(line);
        }
        return lines;
    }
}
