package org.marshal4j.benchmarks.peer;

import java.util.List;
import java.util.function.UnaryOperator;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.benchmarks.workload.order.Order;
import org.marshal4j.benchmarks.workload.order.OrderLine;

/**
 * Sets by hand the reference from each line back to its order, for libraries that leave it out: one store for each line, where
 * they would have to look up each object they write if they were to find it by themselves.
 */
final class BackReferences {
    private BackReferences() {}

    /** What has to be done with each object of a workload that was read. */
    static UnaryOperator<Object> restoring(Workload workload) {
        return workload.type() == Order.class ? read -> link((Order) read, (Order) read) : UnaryOperator.identity();
    }

    /** The object to write without the references, for libraries that cannot be told to leave out a field of a class as it is. */
    static Object without(Workload workload) {
        Object message = workload.sample();
        return message instanceof Order order ? link(order, null) : message;
    }

    private static Order link(Order order, Order target) {
        List<OrderLine> lines = order.lines;
        for (int i = 0, size = lines.size(); i < size; i++) {
            lines.get(i).order = target;
        }
        return order;
    }
}
