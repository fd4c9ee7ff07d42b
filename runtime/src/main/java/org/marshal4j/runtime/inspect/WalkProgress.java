package org.marshal4j.runtime.inspect;

import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/** Sees to it that a walk comes to an end. Schemas that come with the bytes could hold two of the next one each, which end in one without fields. */
final class WalkProgress {
    /** No type that has a class holds as many at one place. */
    private static final int MOST_WITHOUT_BYTES = 100_000;

    private long lastOffset = -1;
    private int objectsHere;

    /**
     * Counts an object that begins there.
     *
     * @throws MarshalException MARSHAL207 if too many do
     */
    void requireAt(long offset) {
        if (offset != lastOffset) {
            lastOffset = offset;
            objectsHere = 0;
        } else if (++objectsHere > MOST_WITHOUT_BYTES) {
            throw new MarshalException(
                    RuntimeProblem.NESTED_TOO_DEEP, "more than " + MOST_WITHOUT_BYTES + " objects without any bytes");
        }
    }
}
