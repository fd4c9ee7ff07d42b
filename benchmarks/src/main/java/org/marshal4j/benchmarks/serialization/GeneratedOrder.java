package org.marshal4j.benchmarks.serialization;

import java.io.Externalizable;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.benchmarks.workload.order.Customer;
import org.marshal4j.benchmarks.workload.order.Order;
import org.marshal4j.benchmarks.workload.order.Side;

/** An order whose methods of {@link Externalizable} are generated. */
@Marshal
public class GeneratedOrder implements GeneratedOrderMarshallable, Externalizable {
    private static final long serialVersionUID = 1L;

    long id;
    long time;
    Side side;
    String venue;
    Customer customer;
    List<GeneratedLine> lines = new ArrayList<>();

    static GeneratedOrder of(Order order) {
        GeneratedOrder result = new GeneratedOrder();
        result.id = order.id;
        result.time = order.time;
        result.side = order.side;
        result.venue = order.venue;
        result.customer = order.customer;
        order.lines.forEach(line -> result.lines.add(GeneratedLine.of(line, result)));
        return result;
    }
}
