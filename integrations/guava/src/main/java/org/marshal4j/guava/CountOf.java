package org.marshal4j.guava;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
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
            throw isNull();
        }
        return count;
    }

    /** Reads a count that the bytes allow, without what the limits of the read count: the elements are read later. */
    static int peek(Input in) {
        int count = StopBit.read(in);
        if (count < 0) {
            throw isNull();
        }
        in.requireRemaining(count);
        return count;
    }

    /** Moves past a count and as many elements; false if only reading tells where one ends. */
    static boolean skip(Part<?> element, Input in) {
        for (int count = peek(in); count > 0; count--) {
            if (!element.skip(in)) {
                return false;
            }
        }
        return true;
    }

    private static MarshalException isNull() {
        return new MarshalException(RuntimeProblem.NULL_ON_READ, "null in place of a collection");
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
