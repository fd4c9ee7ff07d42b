package org.marshal4j.benchmarks.serialization;

import java.util.function.Function;
import org.marshal4j.benchmarks.peer.ObjectStreams;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.order.Order;

/** Ways to write an order to an object stream. */
public enum Way {
    /** Externalizable, with the code that marshal4j generates. */
    GENERATED(GeneratedOrder::of),

    /** Externalizable, field by field, by hand. */
    BY_HAND(HandWrittenOrder::new),

    /** Serializable: Java finds the fields by itself. */
    SERIALIZABLE(order -> order);

    private final Function<Order, Object> message;

    Way(Function<Order, Object> message) {
        this.message = message;
    }

    /** Returns a contestant that writes and reads an order with this many lines, each time with a stream of its own. */
    public Contestant with(int lines) {
        return new ObjectStreams(message.apply(Order.sample(lines)));
    }
}
