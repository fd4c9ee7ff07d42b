package org.marshal4j.runtime.generated;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/** Collections and maps whose types do not say what they hold, raw ones among them: what they hold is dynamic, and keys are texts. */
public final class Unbounded {
    private Unbounded() {}

    /** The same as a collection or map of the type that is asked for, which holds Objects. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // nobody takes anything but Objects out of it
    public static <T> @Nullable T as(@Nullable Object holder) {
        return (T) holder;
    }

    /**
     * The same as a map of the type that is asked for, whose keys are Strings.
     *
     * @param name of the field, for failures
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

    /** The same to be read into; null, so that there is a new one, if a key is no String. */
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
