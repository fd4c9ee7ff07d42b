package org.marshal4j.runtime.generated;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * Collections and maps whose types do not say what they contain, including raw ones: their elements are dynamic, and
 * their keys are texts.
 */
public final class Unbounded {
    private Unbounded() {}

    /** Returns the same object as a collection or map of the requested type, which holds Objects. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // nobody takes anything but Objects out of it
    public static <T> @Nullable T as(@Nullable Object holder) {
        return (T) holder;
    }

    /**
     * Returns the same object as a map of the requested type, whose keys are Strings.
     *
     * @param name the name of the field, for messages
     * @throws MarshalException MARSHAL230 if a key is something else
     */
    @SuppressWarnings("TypeParameterUnusedInFormals")
    public static <T> @Nullable T withTextKeys(String name, @Nullable Map<?, ?> map) {
        Object other = otherKey(map);
        if (other != null) {
            throw new MarshalException(
                    RuntimeProblem.NOT_DYNAMIC,
                    name,
                    "a key of class " + other.getClass().getName() + "; keys are Strings");
        }
        return as(map);
    }

    /** Returns the same object, to be read into; null, so that a new one is created, if a key is not a String. */
    @SuppressWarnings("TypeParameterUnusedInFormals")
    public static <T> @Nullable T ifTextKeys(@Nullable Map<?, ?> map) {
        return otherKey(map) == null ? as(map) : null;
    }

    private static @Nullable Object otherKey(@Nullable Map<?, ?> map) {
        if (map != null) {
            for (Object key : map.keySet()) {
                if (key != null && !(key instanceof String)) {
                    return key;
                }
            }
        }
        return null;
    }
}
