package org.marshal4j.blackbox.kit;

/** An enum of a class file; one constant has a body. */
public enum Status {
    NEW,
    OPEN {
        @Override
        public boolean live() {
            return true;
        }
    },
    CLOSED;

    /** Whether it is open. */
    public boolean live() {
        return false;
    }
}
