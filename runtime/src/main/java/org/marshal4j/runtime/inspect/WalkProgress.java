package org.marshal4j.runtime.inspect;

import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * Makes sure that a walk ends. Schemas that come with the bytes could each contain the next one twice, down to one
 * without fields.
 */
final class WalkProgress {
    /** No type that has a class has as many objects at one location. */
    private static final int MOST_WITHOUT_BYTES = 100_000;

    /** Nor as many for each byte of a message. */
    private static final int MOST_FOR_A_BYTE = 100;

    private long lastOffset = -1;
    private int objectsHere;
    private long objects;

    /**
     * Counts an object that starts at an offset.
     *
     * @throws MarshalException MARSHAL207 if there are too many
     */
    void requireAt(long offset) {
        if (offset != lastOffset) {
            lastOffset = offset;
            objectsHere = 0;
        } else if (++objectsHere > MOST_WITHOUT_BYTES || ++objects > MOST_WITHOUT_BYTES + MOST_FOR_A_BYTE * offset) {
            throw new MarshalException(
                    RuntimeProblem.NESTED_TOO_DEEP, "more than " + MOST_WITHOUT_BYTES + " objects without any bytes");
        }
    }
}
