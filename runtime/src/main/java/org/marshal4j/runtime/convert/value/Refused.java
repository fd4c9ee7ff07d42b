package org.marshal4j.runtime.convert.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.wire.WireType;

/** The reasons why values are refused. */
public final class Refused {
    public static final String ABSENT = "older messages do not have it, and it cannot be null";

    private Refused() {}

    /** A value that cannot be converted. */
    public static MarshalException impossible(String why) {
        return new MarshalException(RuntimeProblem.NOT_CONVERTED, why);
    }

    public static MarshalException isNull() {
        return new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
    }

    public static MarshalException tooMany(int count, int max) {
        return new MarshalException(RuntimeProblem.TOO_LONG, count + ", but at most " + max + " are allowed");
    }

    /** Finds nothing only if the conversion itself is wrong. */
    public static String requireFound(@Nullable String type) {
        if (type == null) {
            throw new IllegalStateException("a shared object that was not found");
        }
        return type;
    }

    public static String otherType(WireType was, WireType is) {
        return "wire type was " + was + ", is now " + is;
    }
}
