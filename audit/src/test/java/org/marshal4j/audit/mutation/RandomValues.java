package org.marshal4j.audit.mutation;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.geom.Rectangle2D;
import java.lang.reflect.Array;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Date;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Random values of the types of fields. */
final class RandomValues {

    static final int ELEMENTS = 3;

    private final Random random;
    private final boolean small;
    private final RandomFields objects;
    private final List<Supplier<Object>> others;

    RandomValues(Random random, boolean small, RandomFields objects) {
        this.random = random;
        this.small = small;
        this.objects = objects;
        others = List.of(
                this::text,
                () -> new BigDecimal(BigInteger.valueOf(number()), 2),
                () -> BigInteger.valueOf(number()).shiftLeft(40),
                () -> new UUID(random.nextLong(), random.nextLong()),
                () -> new Date(number()),
                () -> Instant.ofEpochMilli(number()),
                () -> Duration.ofMillis(number()),
                () -> LocalDate.ofEpochDay(number() % 10_000),
                () -> BitSet.valueOf(new long[] {random.nextLong()}),
                () -> new AtomicInteger(number()),
                () -> new AtomicLong(number()),
                () -> random.nextBoolean() ? StandardCharsets.UTF_8 : StandardCharsets.UTF_16,
                () -> ByteBuffer.wrap(text().getBytes(StandardCharsets.UTF_8)),
                () -> random.nextBoolean() ? Locale.FRANCE : Locale.JAPAN,
                () -> new Color(number()),
                () -> new BasicStroke(1 + random.nextInt(9)),
                () -> new Rectangle2D.Double(number(), number(), number(), number()),
                () -> new Font("Dialog", Font.BOLD, 1 + random.nextInt(40)),
                () -> new IllegalStateException(text()),
                () -> random.nextBoolean() ? String.class : Integer.class,
                () -> new ArrayList<>(List.of(text(), text())),
                () -> new LinkedHashSet<>(List.of(text())),
                () -> new TreeSet<>(List.of(text())),
                () -> new TreeMap<>(Map.of(text(), text())),
                () -> new ConcurrentHashMap<>(Map.of(text(), text())));
    }

    @Nullable
    Object of(Type type) {
        if (type instanceof Class<?> plain) {
            return of(plain);
        } else if (type instanceof ParameterizedType generic) {
            return generic(generic);
        } else if (type instanceof TypeVariable<?> variable) {
            return of(variable.getBounds()[0] instanceof Class<?> bound ? bound : String.class);
        } else if (type instanceof WildcardType wildcard) {
            return of(wildcard.getUpperBounds()[0]);
        }
        return null;
    }

    private @Nullable Object generic(ParameterizedType type) {
        Class<?> raw = (Class<?>) type.getRawType();
        Type[] arguments = type.getActualTypeArguments();
        Object made = RandomFields.isOfJdk(raw) ? container(raw, arguments[0]) : null;
        if (made instanceof Map<?, ?> map && arguments.length == 2) {
            fill(() -> put(map, of(arguments[0]), of(arguments[1])));
            return made;
        } else if (made instanceof Collection<?> collection && arguments.length == 1) {
            fill(() -> add(collection, of(arguments[0])));
            return made;
        }
        return of(raw);
    }

    @SuppressWarnings("unchecked")
    private static void put(Map<?, ?> map, Object key, Object value) {
        ((Map<Object, Object>) map).put(key, value);
    }

    @SuppressWarnings("unchecked")
    private static void add(Collection<?> to, Object element) {
        ((Collection<Object>) to).add(element);
    }

    private void fill(Runnable add) {
        int size = length();
        for (int i = 0; i < size; i++) {
            try {
                add.run();
            } catch (NullPointerException | ClassCastException e) {
                return; // nothing that fits can be made
            }
        }
    }

    /** An empty collection or map of a class or interface; null if there is none. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private static @Nullable Object container(Class<?> raw, Type first) {
        if (raw == EnumMap.class && first instanceof Class<?> key && key.isEnum()) {
            return new EnumMap(key);
        }
        for (Supplier<Object> each : List.<Supplier<Object>>of(
                ArrayList::new, LinkedHashSet::new, TreeSet::new, TreeMap::new, ConcurrentHashMap::new)) {
            Object made = each.get();
            if (raw.isInstance(made)) {
                return made;
            }
        }
        try {
            return raw.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }

    private @Nullable Object of(Class<?> plain) {
        Class<?> type = RandomFields.boxed(plain);
        if (type == Boolean.class) {
            return random.nextBoolean();
        } else if (type == Byte.class) {
            return (byte) (1 + random.nextInt(small ? ELEMENTS : 100));
        } else if (type == Short.class) {
            return (short) (1 + random.nextInt(small ? ELEMENTS : 10_000));
        } else if (type == Character.class) {
            return (char) ('a' + random.nextInt(26));
        } else if (type == Integer.class) {
            return number();
        } else if (type == Long.class) {
            return small ? 1L + random.nextInt(ELEMENTS) : 1 + (random.nextLong() >>> 20);
        } else if (type == Float.class) {
            return random.nextFloat();
        } else if (type == Double.class) {
            return random.nextDouble();
        } else if (type.isEnum()) {
            Object[] constants = type.getEnumConstants();
            return constants.length == 0 ? null : constants[random.nextInt(constants.length)];
        } else if (type.isArray()) {
            return array(type.getComponentType());
        }
        for (Supplier<Object> each : others) {
            Object made = type == void.class || type == Void.class ? null : each.get();
            if (type.isInstance(made)) {
                return made;
            }
        }
        boolean makes =
                !RandomFields.isOfJdk(type) && (!Modifier.isAbstract(type.getModifiers()) || !type.isInterface());
        return makes ? objects.part(type) : null;
    }

    private Object array(Class<?> of) {
        Object array = Array.newInstance(of, length());
        for (int i = 0; i < Array.getLength(array); i++) {
            Object element = of(of);
            if (element != null) {
                Array.set(array, i, element);
            }
        }
        return array;
    }

    private int length() {
        return small ? ELEMENTS : random.nextInt(ELEMENTS + 1);
    }

    private int number() {
        return 1 + random.nextInt(small ? ELEMENTS : 1_000_000);
    }

    private String text() {
        return "text" + random.nextInt(1000);
    }
}
