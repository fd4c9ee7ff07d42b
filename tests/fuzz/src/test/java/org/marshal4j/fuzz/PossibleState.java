package org.marshal4j.fuzz;

import java.lang.reflect.Field;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.marshal4j.blackbox.reference.WireFields;

/**
 * Looks for states that no program can create: a boolean that is neither 0 nor 1, or an enum value that is not one of
 * its constants.
 */
final class PossibleState {
    private final Set<Object> met = Collections.newSetFromMap(new IdentityHashMap<>());

    private PossibleState() {}

    /** Fails if the object, or anything it holds, is in such a state. */
    static void check(Object root, Object what) {
        new PossibleState().visit(root, what);
    }

    private void visit(Object value, Object what) {
        if (value == null || value instanceof CharSequence || value instanceof Number || !met.add(value)) {
            return;
        }
        if (value instanceof Enum<?> constant) {
            if (constant.getDeclaringClass().getEnumConstants()[constant.ordinal()] != constant) {
                throw new AssertionError("no constant is " + constant + ": " + what);
            }
        } else if (value instanceof boolean[] booleans) {
            for (int i = 0; i < booleans.length; i++) {
                bit(BooleanBits.of(booleans, i), what);
            }
        } else if (value instanceof Object[] array) {
            for (Object element : array) {
                visit(element, what);
            }
        } else if (value instanceof Optional<?> optional) {
            visit(optional.orElse(null), what);
        } else if (value instanceof AtomicReference<?> reference) {
            visit(reference.get(), what);
        } else if (value instanceof Map.Entry<?, ?> entry) {
            visit(entry.getKey(), what);
            visit(entry.getValue(), what);
        } else if (value instanceof Collection<?> collection) {
            collection.forEach(element -> visit(element, what));
        } else if (value instanceof Map<?, ?> map) {
            map.keySet().forEach(key -> visit(key, what));
            map.values().forEach(element -> visit(element, what));
        } else if (value.getClass().getName().startsWith("org.marshal4j.")) {
            fields(value, what);
        }
    }

    private void fields(Object object, Object what) {
        for (WireFields.WireField wire : WireFields.of(object.getClass())) {
            Field field = wire.field();
            if (field.getType() != boolean.class) {
                visit(wire.get(object), what);
            } else if (!field.getDeclaringClass().isRecord()) {
                // A record's constructor turns whatever it gets into 0 or 1, and a record does not reveal its offsets.
                bit(BooleanBits.of(object, field), what);
            }
        }
    }

    private static void bit(byte bits, Object what) {
        if ((bits & ~1) != 0) {
            throw new AssertionError("a boolean is " + bits + ": " + what);
        }
    }
}
