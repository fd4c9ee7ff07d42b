package org.marshal4j.audit.value;

/**
 * A comparison of two values, or its opposite.
 *
 * @param less whether it asks for less than, otherwise for equality
 * @param negated whether it is the opposite
 */
public record Condition(boolean less, Value left, Value right, boolean negated) {

    /** The opposite. */
    public Condition not() {
        return new Condition(less, left, right, !negated);
    }

    /** The same test, not negated. */
    public Condition test() {
        return negated ? not() : this;
    }
}
