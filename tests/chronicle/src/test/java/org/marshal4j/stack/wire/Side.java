package org.marshal4j.stack.wire;

/** Which way an order goes. */
public enum Side {
    BUY,
    SELL {
        @Override
        public String toString() {
            return "selling";
        }
    }
}
