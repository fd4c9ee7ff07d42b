package org.marshal4j.benchmarks.peer.wire;

import org.marshal4j.benchmarks.peer.wire.model.Order;

/** References back to an object around, which a user of Chronicle sets after reading. */
final class BackReferences {
    private BackReferences() {}

    /** Tells the lines of an order whose they are; does nothing to others. */
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
