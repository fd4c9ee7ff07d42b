package org.marshal4j.flink;

import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Currency;
import java.util.HashSet;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Finds facts about a class that a serializer needs and its marshaller does not tell. Asked once for each serializer.
 */
final class ClassTraits {
    private static final Set<Class<?>> VALUES = Set.of(
            String.class,
            Boolean.class,
            Byte.class,
            Short.class,
            Character.class,
            Integer.class,
            Long.class,
            Float.class,
            Double.class,
            BigDecimal.class,
            BigInteger.class,
            UUID.class,
            Locale.class,
            Currency.class,
            OptionalInt.class,
            OptionalLong.class);

    private ClassTraits() {}

    /**
     * Whether the class is a record of immutable values, such as numbers, texts and times, or of other such records.
     * Other classes may be immutable too, but that is not known.
     */
    static boolean isImmutable(Class<?> type) {
        return type.isRecord() && isImmutable(type, new HashSet<>());
    }

    private static boolean isImmutable(Class<?> type, Set<Class<?>> seen) {
        if (type.isPrimitive() || VALUES.contains(type) || isTime(type) || type.isEnum() || !seen.add(type)) {
            return true;
        }
        if (!type.isRecord()) {
            return false;
        }
        for (RecordComponent component : type.getRecordComponents()) {
            if (!isImmutable(component.getType(), seen)) {
                return false;
            }
        }
        return true;
    }

    /** The classes of java.time are final and immutable, but anybody may implement its interfaces. */
    private static boolean isTime(Class<?> type) {
        return type.getPackageName().equals(Instant.class.getPackageName()) && Modifier.isFinal(type.getModifiers());
    }

    /** The constructor without parameters; null if there is none or the class is abstract. */
    static <T> @Nullable Constructor<T> emptyConstructor(Class<T> type) {
        if (Modifier.isAbstract(type.getModifiers())) {
            return null;
        }
        try {
            Constructor<T> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor;
        } catch (NoSuchMethodException e) {
            return null;
        }
    }
}
