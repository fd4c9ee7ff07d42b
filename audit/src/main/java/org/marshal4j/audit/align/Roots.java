package org.marshal4j.audit.align;

import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.value.Value;

/** The field that a value is made from. */
final class Roots {

    private Roots() {}

    /** The one field or parameter that a value is a function of; null if there is none, or several. */
    static @Nullable Value of(Value value) {
        if (value instanceof Value.Field || value instanceof Value.Param || value instanceof Value.Element) {
            return value;
        } else if (value instanceof Value.Convert convert) {
            return of(convert.value());
        } else if (value instanceof Value.At at) {
            return of(at.index());
        } else if (value instanceof Value.Invoke invoke) {
            Value root = null;
            for (Value arg : invoke.args()) {
                if (!(arg instanceof Value.Const) && !(arg instanceof Value.Static)) {
                    Value next = of(arg);
                    if (next == null || root != null) {
                        return null;
                    }
                    root = next;
                }
            }
            return root;
        }
        return null;
    }

    /** The name of the field that a value is, apart from conversions; null if it is none of the object itself. */
    static @Nullable String direct(Value value) {
        if (value instanceof Value.Convert convert) {
            return direct(convert.value());
        }
        if (value instanceof Value.Field field
                && (field.owner() instanceof Value.Self || field.owner() instanceof Value.Param)) {
            return field.name();
        }
        return null;
    }

    /** The name of the field that a value is made from, or is about; an empty text if there is none. */
    static String name(Value value) {
        Value root = of(value);
        if (root == null && value instanceof Value.Size size) {
            return name(size.of());
        }
        while (root instanceof Value.Field field && field.owner() instanceof Value.Field outer) {
            root = outer;
        }
        return root instanceof Value.Field field ? field.name() : "";
    }
}
