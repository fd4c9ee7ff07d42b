package org.marshal4j.blackbox.reference;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.marshal4j.blackbox.reference.WireFields.WireField;

/** The objects of a message that shared references can refer to, in the order of their numbers. */
final class SharedObjects {
    private static final int FIRST = 2;

    private final List<Object> numbered = new ArrayList<>();

    /** Counts the outermost object if a shared reference somewhere inside could hold an object of its class. */
    SharedObjects(Object outermost) {
        if (refersTo(outermost.getClass(), outermost.getClass(), new HashSet<>())) {
            numbered.add(outermost);
        }
    }

    /** Returns how many objects have a number. */
    int count() {
        return numbered.size();
    }

    /** Returns the number of an object. If it has none yet, gives it one and returns 0. */
    int numberOf(Object object) {
        for (int i = 0; i < numbered.size(); i++) {
            if (numbered.get(i) == object) {
                return FIRST + i;
            }
        }
        numbered.add(object);
        return 0;
    }

    /** Whether a reference to an object of that type is shared. */
    static boolean isShared(WireField field, Class<?> type) {
        return isObject(type) && (field.has("Shared") || TypeFacts.of(type).shared());
    }

    private static boolean refersTo(Class<?> outermost, Class<?> type, Set<Class<?>> seen) {
        if (!seen.add(type)) {
            return false;
        }
        for (WireField field : WireFields.of(type)) {
            List<Class<?>> leaves = leaves(field.type());
            field.listed().values().stream().filter(SharedObjects::isObject).forEach(leaves::add);
            for (Class<?> held : leaves) {
                if (isShared(field, held) && TypeFacts.canHold(held, outermost)) {
                    return true;
                }
                List<Class<?>> classes = TypeFacts.isFamily(held)
                        ? List.copyOf(TypeFacts.members(held).values())
                        : List.of(held);
                for (Class<?> each : classes) {
                    if (refersTo(outermost, each, seen)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Returns the classes with marshallers that a type consists of. */
    private static List<Class<?>> leaves(Type type) {
        List<Class<?>> leaves = new ArrayList<>();
        if (type instanceof ParameterizedType generic) {
            for (Type argument : generic.getActualTypeArguments()) {
                leaves.addAll(leaves(argument));
            }
        } else if (type instanceof GenericArrayType array) {
            leaves.addAll(leaves(array.getGenericComponentType()));
        } else if (type instanceof Class<?> raw && raw.isArray()) {
            leaves.addAll(leaves(raw.getComponentType()));
        } else if (type instanceof Class<?> raw && isObject(raw)) {
            leaves.add(raw);
        }
        return leaves;
    }

    /** Whether its fields are marshalled, because of its own annotation or because it is imported. */
    private static boolean isObject(Class<?> type) {
        return !type.isPrimitive()
                && !type.isEnum()
                && !type.isArray()
                && !type.getName().startsWith("java.")
                && !type.getName().startsWith("net.openhft.")
                && TypeFacts.of(type).marshalWith() == null;
    }
}
