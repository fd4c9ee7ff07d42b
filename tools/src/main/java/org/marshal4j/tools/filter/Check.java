package org.marshal4j.tools.filter;

/** Decides about the values of a message. */
@FunctionalInterface
interface Check {
    boolean holds(Slots slots);
}
