package org.marshal4j.tables;

/** Which side of a trade. */
public enum Side {
    BUY,
    SELL,
    /** With a body of its own, so that its class is another. */
    CROSS {
        @Override
        public String toString() {
            return "both";
        }
    }
}
