package org.marshal4j.blackbox.reference;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.Charset;
import java.time.ZoneId;
import java.util.Collection;
import java.util.Currency;
import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

/** Tells whether two objects lead, through any fields, to the same mutable object. */
public final class Aliases {
    private static final Set<Class<?>> VALUES = Set.of(
            Boolean.class,
            Character.class,
            URI.class,
            Locale.class,
            Currency.class,
            OptionalInt.class,
            OptionalLong.class,
            OptionalDouble.class);

    /** Each object that was met, with the path to it. */
    private final Map<Object, String> met = new IdentityHashMap<>();

    private Aliases() {}

    /** Returns the paths to the first mutable object that both lead to, or null if there is none. */
    public static String between(Object one, Object other) {
        Aliases ofOne = new Aliases();
        ofOne.visit("", one);
        Aliases ofOther = new Aliases();
        ofOther.visit("", other);
        for (Map.Entry<Object, String> each : ofOther.met.entrySet()) {
            String way = ofOne.met.get(each.getKey());
            if (way != null && isChangeable(each.getKey())) {
                return each.getValue() + " is " + way + ", a " + each.getKey().getClass();
            }
        }
        return null;
    }

    private void visit(String way, Object object) {
        if (object == null || isValue(object) || met.putIfAbsent(object, way) != null) {
            return;
        }
        if (object instanceof Object[] || object.getClass().isArray()) {
            if (object instanceof Object[]) {
                for (int i = 0; i < Array.getLength(object); i++) {
                    visit(way + "[" + i + "]", Array.get(object, i));
                }
            }
            return;
        }
        if (object instanceof Collection<?> collection) {
            collection.forEach(element -> visit(way + "[]", element));
        } else if (object instanceof Map<?, ?> map) {
            map.forEach((key, value) -> {
                visit(way + "[].key", key);
                visit(way + "[" + key + "]", value);
            });
        } else if (object instanceof Map.Entry<?, ?> entry) {
            visit(way + ".key", entry.getKey());
            visit(way + ".value", entry.getValue());
        } else if (object instanceof Optional<?> optional) {
            visit(way + ".get()", optional.orElse(null));
        } else if (object instanceof AtomicReference<?> reference) {
            visit(way + ".get()", reference.get());
        }
        visitFields(way, object);
    }

    private void visitFields(String way, Object object) {
        for (Class<?> type = object.getClass(); !isOfLibrary(type); type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())
                        && !field.getType().isPrimitive()
                        && !field.isSynthetic()) {
                    visit(way + "." + field.getName(), get(field, object));
                }
            }
        }
    }

    private static Object get(Field field, Object object) {
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (IllegalAccessException | InaccessibleObjectException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean isOfLibrary(Class<?> type) {
        return type == null
                || type.getName().startsWith("java.")
                || type.getName().startsWith("net.openhft.");
    }

    /** Whether nobody can change the object or anything that it holds. */
    private static boolean isValue(Object object) {
        Leaf<?> leaf = Leaves.of(object.getClass());
        boolean canBeDynamic = leaf != null && leaf.tag() != 0;
        return VALUES.contains(object.getClass())
                || canBeDynamic
                || object instanceof Enum<?>
                || object instanceof Number number
                        && !number.getClass().getName().startsWith("java.util.concurrent.")
                || object instanceof InetAddress
                || object instanceof Charset
                || object instanceof ZoneId;
    }

    /** An object that only leads to others may be in two places. */
    private static boolean isChangeable(Object object) {
        boolean isEmptyArray = object.getClass().isArray() && Array.getLength(object) == 0;
        return !(object instanceof Record) && !(object instanceof Optional<?>) && !isEmptyArray && hasState(object);
    }

    private static boolean hasState(Object object) {
        if (isOfLibrary(object.getClass()) || object.getClass().isArray()) {
            return !isEmptyConstant(object);
        }
        return true;
    }

    /** {@code List.of()} and the like are the same object everywhere. */
    private static boolean isEmptyConstant(Object object) {
        String name = object.getClass().getName();
        return (name.startsWith("java.util.ImmutableCollections") || name.startsWith("java.util.Collections$Empty"))
                && (object instanceof Collection<?> collection ? collection.isEmpty() : ((Map<?, ?>) object).isEmpty());
    }
}
