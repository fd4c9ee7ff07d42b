package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Namesakes;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.RuntimeProblem;

/** Checks by which generated code makes sure of a value before it uses it. */
public final class Checks {
    /** The maximum nesting depth of objects: as many as fit in the default stack of a thread, even when interpreted. */
    public static final int MAX_DEPTH = ReadLimits.DEFAULT.depth();

    private Checks() {}

    /**
     * Checks that an object is of exactly the declared class, since its marshaller knows the fields of no other.
     *
     * @return the object
     * @throws MarshalException MARSHAL202 for null, MARSHAL201 for another class, with the names of both
     */
    public static <T> T exactType(@Nullable T value, Class<?> type) {
        if (value == null || value.getClass() != type) {
            throw otherType(value, type);
        }
        return value;
    }

    /**
     * Checks an object as {@link #exactType(Object, Class)}, and then its nesting depth as {@link #depth(int)}.
     *
     * @throws MarshalException MARSHAL202, MARSHAL201 or MARSHAL207
     */
    public static void exactType(@Nullable Object value, Class<?> type, int depth) {
        if (value == null || value.getClass() != type) {
            throw otherType(value, type);
        }
        depth(depth);
    }

    /**
     * Checks that there is an object, of any class that the type allows.
     *
     * @return the object
     * @throws MarshalException MARSHAL202 for null, with the name of the type
     */
    public static <T> T anyObject(@Nullable T value, Class<?> type) {
        if (value == null) {
            throw otherType(null, type);
        }
        return value;
    }

    private static MarshalException otherType(@Nullable Object value, Class<?> type) {
        return value == null
                ? new MarshalException(RuntimeProblem.NULL_ON_WRITE, "null instead of a " + type.getName())
                : new MarshalException(RuntimeProblem.OTHER_CLASS, otherClass(value, type));
    }

    private static String otherClass(Object value, Class<?> type) {
        String note = Namesakes.note(value.getClass(), type);
        return value.getClass().getName() + " is not exactly " + type.getName()
                + (note.isEmpty() ? ", and the fields it adds would be lost" : note);
    }

    /**
     * Checks the value of a field, before space is reserved for it and others: unless it is null, it must be of exactly
     * the declared class.
     *
     * @throws MarshalException MARSHAL201 for another class; names the field
     */
    static void exactField(String field, @Nullable Object value, Class<?> type) {
        if (value != null && value.getClass() != type) {
            throw new MarshalException(RuntimeProblem.OTHER_CLASS, field, otherClass(value, type));
        }
    }

    /**
     * Checks the nesting depth of objects.
     *
     * @throws MarshalException MARSHAL207 beyond {@link #MAX_DEPTH}
     */
    public static void depth(int depth) {
        if (depth > MAX_DEPTH) {
            throw new MarshalException(
                    RuntimeProblem.NESTED_TOO_DEEP, "objects nested more than " + MAX_DEPTH + " deep");
        }
    }

    /**
     * Checks the nesting depth of objects that are read.
     *
     * @throws MarshalException MARSHAL207 beyond what the limits of the read allow
     */
    public static void depth(int depth, Input in) {
        int most = in.limits().depth();
        if (depth > most) {
            throw new MarshalException(RuntimeProblem.NESTED_TOO_DEEP, "objects nested more than " + most + " deep");
        }
    }

    /**
     * Returns the value of a field that is being written, which must not be null.
     *
     * @throws MarshalException MARSHAL202 for null, with the name of the field
     */
    public static <T> T required(String field, @Nullable T value) {
        if (value == null) {
            throw new MarshalException(RuntimeProblem.NULL_ON_WRITE, field, "null, but the field is required");
        }
        return value;
    }

    /**
     * Returns the value of a field that was read, which must not be null.
     *
     * @throws MarshalException MARSHAL206 for null, with the name of the field
     */
    public static <T> T present(String field, @Nullable T value) {
        if (value == null) {
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, field, "null, but the field is required");
        }
        return value;
    }

    /**
     * Checks what a {@code @Parent} field holds: null, or the object that encloses its own.
     *
     * @throws MarshalException MARSHAL216 if it is anything else
     */
    public static void parent(String field, @Nullable Object held, Object parent) {
        if (held != null && held != parent) {
            throw new MarshalException(
                    RuntimeProblem.PARENT_DIFFERS,
                    field,
                    "it does not hold the enclosing " + parent.getClass().getName());
        }
    }
}
