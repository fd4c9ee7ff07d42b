package org.marshal4j.tables;

/** The side of a trade. */
public enum Side {
    BUY,
    SELL,
    /** A constant with a body, and therefore a class of its own. */
    CROSS {
        @Override
        public String toString() {
            return "both";
        }
    }
}
