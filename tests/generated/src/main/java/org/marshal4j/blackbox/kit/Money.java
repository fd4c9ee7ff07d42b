package org.marshal4j.blackbox.kit;

import org.marshal4j.Marshal;

/** A type of fixed size: 8 + 1 + 3 bytes. */
@Marshal(view = true)
public class Money implements MoneyMarshallable {
    private long units;
    private byte scale;
    Short rounding;

    public long getUnits() {
        return units;
    }

    public void setUnits(long units) {
        this.units = units;
    }
}
