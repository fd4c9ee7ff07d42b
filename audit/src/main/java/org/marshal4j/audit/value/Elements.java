package org.marshal4j.audit.value;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an array, a collection or a map has in it, whichever one of its elements it is. */
public final class Elements {

    private static final String KEY = "getKey";
    private static final String VALUE = "getValue";

    private Elements() {}

    /** An element of an array or a collection. */
    public static Value of(Value container) {
        return new Value.Element(Values.collection(container), 0, "?");
    }

    /** A key of a map. */
    public static Value key(Value map) {
        return new Value.Invoke("", KEY, List.of(of(map)), "?");
    }

    /** A value of a map. */
    public static Value value(Value map) {
        return new Value.Invoke("", VALUE, List.of(of(map)), "?");
    }

    /** What has an element, key or value in it; null if a value is none of these. */
    public static @Nullable Value container(Value value) {
        if (value instanceof Value.Convert convert) {
            return container(convert.value());
        } else if (value instanceof Value.At at) {
            return at.array();
        } else if (value instanceof Value.Element element) {
            return Values.collection(element.of());
        }
        return value instanceof Value.Invoke invoke
                        && !role(value).isEmpty()
                        && invoke.args().size() == 1
                ? container(invoke.args().get(0))
                : null;
    }

    /** What a value is of a map or anything else that has it: a key, a value, or a plain element. */
    public static String roleText(Value value) {
        String role = role(value);
        return role.isEmpty() ? "element of " : role;
    }

    /** Whether a value is a key or a value of a map; empty if it is a plain element. */
    private static String role(Value value) {
        if (value instanceof Value.Convert convert) {
            return role(convert.value());
        }
        boolean entry = value instanceof Value.Invoke invoke
                && (invoke.name().equals(KEY) || invoke.name().equals(VALUE));
        return !entry ? "" : ((Value.Invoke) value).name().equals(KEY) ? "key of " : "value of ";
    }
}
