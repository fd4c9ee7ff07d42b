package org.marshal4j.schema;

/**
 * What happens to messages of one schema where another is expected.
 *
 * <pre>{@code
 * boolean canDeployReadersFirst = differences.stream()
 *         .allMatch(difference -> difference.oldBytesNewClass() == Reading.READ);
 * }</pre>
 */
public enum Reading {
    /** Every message is read as it is. */
    READ,
    /**
     * Messages are refused as they are. After conversion they are read, as far as their values fit into the other
     * schema.
     */
    READ_AFTER_MIGRATION,
    /** All or some messages are refused, and nothing can convert those. */
    REFUSED;

    /**
     * {@return the worse of two outcomes}
     *
     * @param other the other outcome
     */
    public Reading and(Reading other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
