package org.marshal4j.runtime.generated;

import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.StopBit;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * Keeps arrays, collections and maps to the limit that {@code @MaxLength} sets: their elements, or entries. Every
 * method throws MARSHAL215 if there are more.
 */
public final class Limits {
    private Limits() {}

    /** The collection, of a field that is being written. */
    public static <T extends Collection<?>> @Nullable T atMost(String field, int max, @Nullable T elements) {
        check(field, max, elements == null ? 0 : elements.size());
        return elements;
    }

    /** The map, of a field that is being written. */
    public static <T extends Map<?, ?>> @Nullable T atMost(String field, int max, @Nullable T map) {
        check(field, max, map == null ? 0 : map.size());
        return map;
    }

    /** The array of objects, of a field that is being written. */
    public static <T> T @Nullable [] atMost(String field, int max, T @Nullable [] array) {
        check(field, max, array == null ? 0 : array.length);
        return array;
    }

    /** The array of primitives, of a field that is being written. */
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
     * The input, positioned at a count, which is not consumed.
     *
     * @throws MarshalException MARSHAL205 if it is no count
     * @throws java.nio.BufferUnderflowException if the bytes run out
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
