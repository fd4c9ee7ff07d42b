package org.marshal4j.benchmarks.serialization;

import java.math.BigDecimal;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;
import org.marshal4j.benchmarks.workload.order.OrderLine;

/** A line of a {@link GeneratedOrder}, with a reference back to it. */
@Marshal
public class GeneratedLine {
    @Parent
    GeneratedOrder order;

    String product;
    int quantity;
    BigDecimal price;
    BigDecimal amount;

    static GeneratedLine of(OrderLine line, GeneratedOrder order) {
        GeneratedLine result = new GeneratedLine();
        result.order = order;
        result.product = line.product;
        result.quantity = line.quantity;
        result.price = line.price;
        result.amount = line.amount;
        return result;
    }
}
