package org.marshal4j.benchmarks.peer.protobuf;

import com.google.protobuf.Parser;
import org.marshal4j.benchmarks.peer.protobuf.schema.OrderProto;
import org.marshal4j.benchmarks.workload.order.Customer;

/** The customer of an order. */
final class CustomerForm implements Form<Customer, OrderProto.Customer> {
    static final CustomerForm INSTANCE = new CustomerForm();

    private CustomerForm() {}

    @Override
    public OrderProto.Customer message(Customer customer) {
        OrderProto.Customer.Builder builder = OrderProto.Customer.newBuilder();
        builder.setId(customer.id);
        if (customer.name != null) {
            builder.setName(customer.name);
        }
        if (customer.country != null) {
            builder.setCountry(customer.country);
        }
        builder.setCreditLimit(customer.creditLimit);
        return builder.build();
    }

    @Override
    public void read(OrderProto.Customer message, Customer customer) {
        customer.id = message.getId();
        customer.name = message.hasName() ? message.getName() : null;
        customer.country = message.hasCountry() ? message.getCountry() : null;
        customer.creditLimit = message.getCreditLimit();
    }

    @Override
    public Customer empty() {
        return new Customer();
    }

    @Override
    public Parser<OrderProto.Customer> parser() {
        return OrderProto.Customer.parser();
    }
}
