package org.marshal4j.benchmarks.peer.wire;

import org.marshal4j.benchmarks.peer.wire.model.Order;

/** References back to an enclosing object, which a user of Chronicle sets after reading. */
final class BackReferences {
    private BackReferences() {}

    /** Sets the order of each line if the object is an order; does nothing otherwise. */
    static void restore(Object read) {
        if (read instanceof Order order) {
            for (int i = 0; i < order.lines.size(); i++) {
                order.lines.get(i).order = order;
            }
        } else if (read instanceof org.marshal4j.benchmarks.peer.wire.generated.Order order) {
            for (int i = 0; i < order.lines.size(); i++) {
                order.lines.get(i).order = order;
            }
        }
    }
}
