package org.marshal4j.runtime.convert.value;

import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * Makes sure that a conversion ends. Schemas that come with the bytes could each contain the next one twice, down to one
 * without fields.
 */
public final class ConvertedObjects {
    /** No type that has a class has as many objects at one location. */
    private static final int MOST_WITHOUT_BYTES = 100_000;

    /** Nor as many for each byte of a message. */
    private static final int MOST_FOR_A_BYTE = 100;

    private long first;
    private long last;
    private int here;
    private long withoutBytes;

    public void start(long position) {
        first = position;
        last = -1;
        here = 0;
        withoutBytes = 0;
    }

    /**
     * Counts an object.
     *
     * @param position where it starts
     * @throws MarshalException MARSHAL207 if there are too many without bytes
     */
    public void count(long position) {
        if (position != last) {
            last = position;
            here = 0;
        } else if (++here > MOST_WITHOUT_BYTES
                || ++withoutBytes > MOST_WITHOUT_BYTES + MOST_FOR_A_BYTE * (position - first)) {
            throw new MarshalException(
                    RuntimeProblem.NESTED_TOO_DEEP, "more than " + MOST_WITHOUT_BYTES + " objects without any bytes");
        }
    }
}
