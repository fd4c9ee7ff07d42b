package org.marshal4j.blackbox.reference;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.marshal4j.blackbox.reference.WireFields.WireField;

/** Values of {@code @Dynamic} fields, as the tests know them: the tags written down once more, and random values. */
final class Dynamics {
    private static final int DEEP = 4;
    private static final int BYTES = 12;
    private static final int LIST = 13;
    private static final int MAP = 14;
    private static final int ZONE = 29;

    /** The index of each class is its tag. Null marks tags that belong to no single class. */
    private static final Class<?>[] CLASSES = {
        null,
        Boolean.class,
        Byte.class,
        Short.class,
        Integer.class,
        Long.class,
        Float.class,
        Double.class,
        Character.class,
        BigInteger.class,
        BigDecimal.class,
        String.class,
        byte[].class,
        null,
        null,
        UUID.class,
        Instant.class,
        Duration.class,
        LocalDate.class,
        LocalTime.class,
        LocalDateTime.class,
        OffsetTime.class,
        OffsetDateTime.class,
        ZonedDateTime.class,
        Period.class,
        Year.class,
        YearMonth.class,
        MonthDay.class,
        ZoneOffset.class,
        null
    };

    /** The tag that precedes the number of a listed class. */
    static final int LISTED = 30;

    private Dynamics() {}

    /** A value of a listed class. */
    record Listed(int number, Class<?> type) {
        /** Returns the number and class of the value if its class is listed by the field, or null. */
        static Listed of(WireField field, Object value) {
            Class<?> type = value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
            return field.listed().entrySet().stream()
                    .filter(listed -> listed.getValue() == type)
                    .map(listed -> new Listed(listed.getKey(), type))
                    .findFirst()
                    .orElse(null);
        }
    }

    /** Makes a value of a listed class at this depth. */
    interface Maker {
        Object make(int depth);
    }

    static int tag(Object value) {
        for (int tag = 1; tag < CLASSES.length; tag++) {
            if (CLASSES[tag] == value.getClass()) {
                return tag;
            }
        }
        return value instanceof List ? LIST : value instanceof Map ? MAP : ZONE;
    }

    /** Returns the class that the value would be declared with. */
    static Class<?> declared(Object value) {
        int tag = tag(value);
        return tag == ZONE ? ZoneId.class : CLASSES[tag];
    }

    /** Returns any value, including those of listed classes if there is a maker for them. */
    static Object random(Random random, LeafRandom leaves, Values values, int depth, Maker listed) {
        if (listed != null && depth < DEEP && random.nextInt(3) == 0) {
            return listed.make(depth);
        }
        int tag = random.nextInt(CLASSES.length);
        if (tag == LIST || tag == MAP) {
            return depth >= DEEP ? null : container(tag == MAP, random, leaves, values, depth + 1, listed);
        }
        if (tag == BYTES) {
            return leaves.bytes(random.nextInt(9));
        }
        if (tag == ZONE) {
            return ZoneId.of(random.nextBoolean() ? "UTC" : "Europe/Zurich");
        }
        if (tag == 0) {
            return null;
        }
        Leaf<?> leaf = Leaves.of(CLASSES[tag]);
        return leaf != null ? leaf.values().apply(leaves) : values.of(CLASSES[tag]);
    }

    private static Object container(
            boolean isMap, Random random, LeafRandom leaves, Values values, int depth, Maker listed) {
        List<Object> list = new ArrayList<>();
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            Object value = random(random, leaves, values, depth, listed);
            list.add(value);
            map.put(leaves.text(), value);
        }
        return isMap ? map : list;
    }
}
