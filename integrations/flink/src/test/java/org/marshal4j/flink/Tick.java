package org.marshal4j.flink;

import org.marshal4j.Marshal;

/** A type of fixed size. */
@Marshal
class Tick {
    long at;
    int size;

    Tick() {}

    Tick(long at, int size) {
        this.at = at;
        this.size = size;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tick tick && at == tick.at && size == tick.size;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(at) + size;
    }

    @Override
    public String toString() {
        return at + ":" + size;
    }
}
