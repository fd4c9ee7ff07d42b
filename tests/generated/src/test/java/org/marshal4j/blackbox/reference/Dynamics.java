package org.marshal4j.blackbox.reference;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.marshal4j.blackbox.reference.WireFields.WireField;

/** Values of {@code @Dynamic} fields, as the tests know them: the tags written down once more, and random values. */
final class Dynamics {
    private static final int DEEP = 4;
    private static final int BYTES = 12;
    private static final int LIST = 13;
    private static final int MAP = 14;
    private static final int ZONE = 29;

    private static final List<Integer> CONTAINERS = List.of(0, LIST, MAP);

    /** The classes that dynamic values may be of, by their tags. Those of {@link Leaves} say their own tags. */
    private static final Map<Integer, Class<?>> CLASSES = new TreeMap<>(Map.ofEntries(
            Map.entry(1, Boolean.class),
            Map.entry(2, Byte.class),
            Map.entry(3, Short.class),
            Map.entry(4, Integer.class),
            Map.entry(5, Long.class),
            Map.entry(6, Float.class),
            Map.entry(7, Double.class),
            Map.entry(8, Character.class),
            Map.entry(BYTES, byte[].class)));

    static {
        for (Leaf<?> leaf : Leaves.all()) {
            if (leaf.tag() != 0 && CLASSES.put(leaf.tag(), leaf.type()) != null) {
                throw new AssertionError("two classes of tag " + leaf.tag());
            }
        }
    }

    /** The tags that random values have, other than that of listed classes. */
    private static final List<Integer> TAGS = Stream.concat(CONTAINERS.stream(), CLASSES.keySet().stream())
            .sorted()
            .toList();

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
        for (Map.Entry<Integer, Class<?>> each : CLASSES.entrySet()) {
            if (each.getValue() == value.getClass()) {
                return each.getKey();
            }
        }
        return value instanceof List ? LIST : value instanceof Map ? MAP : ZONE;
    }

    /** Returns the class that the value would be declared with. */
    static Class<?> declared(Object value) {
        return CLASSES.get(tag(value));
    }

    /** Returns any value, including those of listed classes if there is a maker for them. */
    static Object random(Random random, LeafRandom leaves, Values values, int depth, Maker listed) {
        if (listed != null && depth < DEEP && random.nextInt(3) == 0) {
            return listed.make(depth);
        }
        int tag = TAGS.get(random.nextInt(TAGS.size()));
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
        Class<?> type = CLASSES.get(tag);
        Leaf<?> leaf = Leaves.of(type);
        return leaf != null ? leaf.values().apply(leaves) : values.of(type);
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
