package org.marshal4j.benchmarks.serialization;

import java.util.function.Function;
import org.marshal4j.benchmarks.peer.ObjectStreams;
import org.marshal4j.benchmarks.peer.externalizable.External;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.order.Order;

/** Ways to have an order in an object stream. */
public enum Way {
    /** Externalizable, by what marshal4j generates. */
    GENERATED(GeneratedOrder::of),

    /** Externalizable, field by field. */
    BY_HAND(External::of),

    /** Serializable, whose fields Java finds itself. */
    SERIALIZABLE(order -> order);

    private final Function<Order, Object> message;

    Way(Function<Order, Object> message) {
        this.message = message;
    }

    /** Writes and reads an order of so many lines, each time with a stream of its own. */
    public Contestant with(int lines) {
        return new ObjectStreams(message.apply(Order.sample(lines)));
    }
}
