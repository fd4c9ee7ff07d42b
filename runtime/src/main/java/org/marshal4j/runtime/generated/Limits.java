package org.marshal4j.runtime.generated;

import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;

/**
 * Enforces the limit that {@code @MaxLength} sets on the elements of arrays and collections and the entries of maps.
 * Every method throws MARSHAL215 if there are more.
 */
public final class Limits {
    private Limits() {}

    /** Returns the collection in a field that is being written. */
    public static <T extends Collection<?>> @Nullable T atMost(String field, int max, @Nullable T elements) {
        check(field, max, elements == null ? 0 : elements.size());
        return elements;
    }

    /** Returns the map in a field that is being written. */
    public static <T extends Map<?, ?>> @Nullable T atMost(String field, int max, @Nullable T map) {
        check(field, max, map == null ? 0 : map.size());
        return map;
    }

    /** Returns the array of objects in a field that is being written. */
    public static <T> T @Nullable [] atMost(String field, int max, T @Nullable [] array) {
        check(field, max, array == null ? 0 : array.length);
        return array;
    }

    /** Returns the array of primitives in a field that is being written. */
    public static <T> @Nullable T arrayAtMost(String field, int max, @Nullable T array) {
        check(field, max, array == null ? 0 : Array.getLength(array));
        return array;
    }

    private static void check(String field, int max, long size) {
        if (size > max) {
            throw tooLong(field, String.valueOf(size), max);
        }
    }

    private static MarshalException tooLong(String field, String what, int max) {
        return new MarshalException(RuntimeProblem.TOO_LONG, field, what + ", but at most " + max + " are allowed");
    }

    /**
     * Returns the input, positioned at a count, which is not consumed.
     *
     * @throws MarshalException MARSHAL205 if the count is invalid
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static Input counted(int max, Input in) {
        long position = in.position();
        int count = StopBit.read(in);
        if (count > max) {
            throw new MarshalException(RuntimeProblem.TOO_LONG, count + ", but at most " + max + " are allowed");
        }
        in.position(position);
        return in;
    }
}
