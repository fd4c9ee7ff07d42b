package org.marshal4j.benchmarks.peer;

import java.util.List;
import java.util.function.UnaryOperator;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.benchmarks.workload.order.Order;
import org.marshal4j.benchmarks.workload.order.OrderLine;

/**
 * Sets the reference from each line back to its order by hand, for libraries that leave it out. This takes one store
 * for each line, whereas these libraries would have to look up each object they write in order to find the reference
 * themselves.
 */
final class BackReferences {
    private BackReferences() {}

    /** Returns what has to be done with each object of a workload that was read. */
    static UnaryOperator<Object> restoring(Workload workload) {
        return workload.type() == Order.class ? read -> link((Order) read, (Order) read) : UnaryOperator.identity();
    }

    /**
     * Returns the object to write without the references, for libraries that cannot leave out a field unless its class
     * is changed.
     */
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
