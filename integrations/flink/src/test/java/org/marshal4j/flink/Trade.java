package org.marshal4j.flink;

import org.marshal4j.Marshal;
import org.marshal4j.Since;

/** An evolvable type. */
@Marshal(evolvable = true)
class Trade {
    long id;

    @Since(2)
    double fee;

    Trade() {}

    Trade(long id, double fee) {
        this.id = id;
        this.fee = fee;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Trade trade && id == trade.id && fee == trade.fee;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(id);
    }
}
