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
     * Messages are refused as they are. Converted first, they are read, as far as their values have a place in the
     * other form.
     */
    READ_AFTER_MIGRATION,
    /** Messages are refused, all or some of them, and nothing converts those. */
    REFUSED;

    /** The worse of the two. */
    public Reading and(Reading other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
