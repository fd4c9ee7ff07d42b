package org.marshal4j.benchmarks.copies;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.benchmarks.workload.order.Customer;
import org.marshal4j.benchmarks.workload.order.Order;
import org.marshal4j.benchmarks.workload.order.OrderLine;

/** Copies of an order: a customer, and lines that refer to their order. */
final class OrderByHand implements ByHand<Order> {
    @Override
    public Order copy(Order from) {
        Order to = new Order();
        copyValues(from, to);
        if (from.customer != null) {
            to.customer = copy(from.customer);
        }
        to.lines = new ArrayList<>(from.lines.size());
        for (OrderLine line : from.lines) {
            to.lines.add(copy(line, to));
        }
        return to;
    }

    @Override
    public void copyInto(Order from, Order to) {
        copyValues(from, to);
        if (from.customer == null) {
            to.customer = null;
        } else if (to.customer == null) {
            to.customer = copy(from.customer);
        } else {
            copyInto(from.customer, to.customer);
        }
        copyInto(from.lines, to.lines, to);
    }

    private static void copyValues(Order from, Order to) {
        to.id = from.id;
        to.time = from.time;
        to.side = from.side;
        to.venue = from.venue;
    }

    private static Customer copy(Customer from) {
        Customer to = new Customer();
        copyInto(from, to);
        return to;
    }

    private static void copyInto(Customer from, Customer to) {
        to.id = from.id;
        to.name = from.name;
        to.country = from.country;
        to.creditLimit = from.creditLimit;
    }

    private static void copyInto(List<OrderLine> from, List<OrderLine> to, Order order) {
        for (int i = 0; i < from.size(); i++) {
            if (i < to.size()) {
                copyInto(from.get(i), to.get(i), order);
            } else {
                to.add(copy(from.get(i), order));
            }
        }
        while (to.size() > from.size()) {
            to.remove(to.size() - 1);
        }
    }

    private static OrderLine copy(OrderLine from, Order order) {
        OrderLine to = new OrderLine();
        copyInto(from, to, order);
        return to;
    }

    private static void copyInto(OrderLine from, OrderLine to, Order order) {
        to.order = order;
        to.product = from.product;
        to.quantity = from.quantity;
        to.price = from.price;
        to.amount = from.amount;
    }
}
