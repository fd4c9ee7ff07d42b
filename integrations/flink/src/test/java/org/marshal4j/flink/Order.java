package org.marshal4j.flink;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.marshal4j.Marshal;

/** A type that can be refilled, with everything it holds. */
@Marshal
class Order {
    long id;
    String owner = "";
    List<Tick> ticks = new ArrayList<>();

    Order() {}

    Order(long id, String owner, Tick... ticks) {
        this.id = id;
        this.owner = owner;
        this.ticks.addAll(List.of(ticks));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Order order
                && id == order.id
                && Objects.equals(owner, order.owner)
                && ticks.equals(order.ticks);
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, owner, ticks);
    }

    @Override
    public String toString() {
        return id + " " + owner + ticks;
    }
}
