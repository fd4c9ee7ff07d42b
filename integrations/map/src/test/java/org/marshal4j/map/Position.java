package org.marshal4j.map;

import java.util.Objects;
import org.marshal4j.Marshal;

/** A value of fixed size. */
@Marshal(view = true)
public class Position implements PositionMarshallable {
    private long quantity;
    private double average;
    private int trades;
    private boolean closed;

    public Position() {}

    Position(long quantity, double average, int trades, boolean closed) {
        this.quantity = quantity;
        this.average = average;
        this.trades = trades;
        this.closed = closed;
    }

    long quantity() {
        return quantity;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position that
                && quantity == that.quantity
                && Double.compare(average, that.average) == 0
                && trades == that.trades
                && closed == that.closed;
    }

    @Override
    public int hashCode() {
        return Objects.hash(quantity, average, trades, closed);
    }
}
