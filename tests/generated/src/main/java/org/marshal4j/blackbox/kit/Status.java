package org.marshal4j.blackbox.kit;

/** An enum in a class file. One constant has a body. */
public enum Status {
    NEW,
    OPEN {
        @Override
        public boolean live() {
            return true;
        }
    },
    CLOSED;

    /** Tells whether it is open. */
    public boolean live() {
        return false;
    }
}
