package org.marshal4j.stack.wire;

/** The side of an order. */
public enum Side {
    BUY,
    SELL {
        @Override
        public String toString() {
            return "selling";
        }
    }
}
