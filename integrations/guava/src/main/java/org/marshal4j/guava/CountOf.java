package org.marshal4j.guava;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.Counts;

/** Reads the count before elements and entries. */
final class CountOf {
    /** Their name in error messages, after the name of the field, which generated code adds. */
    static final String ELEMENTS = "elements";

    private CountOf() {}

    /** Reads a count that the bytes and the limits of the read allow. */
    static int read(Input in) {
        int count = Counts.read(in);
        if (count < 0) {
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null in place of a collection");
        }
        return count;
    }

    /** The same for a count that must be at least one. */
    static int readSome(Input in) {
        int count = read(in);
        if (count == 0) {
            throw new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, "a key without values");
        }
        return count;
    }
}
