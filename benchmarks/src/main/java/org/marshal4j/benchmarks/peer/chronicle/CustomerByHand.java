package org.marshal4j.benchmarks.peer.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.benchmarks.workload.order.Customer;

/** The customer of an order. */
final class CustomerByHand implements ByHand<Customer> {
    static final CustomerByHand INSTANCE = new CustomerByHand();

    private CustomerByHand() {}

    @Override
    public void write(Customer customer, BytesOut<?> out) {
        out.writeLong(customer.id);
        out.writeUtf8(customer.name);
        out.writeUtf8(customer.country);
        out.writeDouble(customer.creditLimit);
    }

    @Override
    public void read(Customer customer, BytesIn<?> in) {
        customer.id = in.readLong();
        customer.name = in.readUtf8();
        customer.country = in.readUtf8();
        customer.creditLimit = in.readDouble();
    }
}
