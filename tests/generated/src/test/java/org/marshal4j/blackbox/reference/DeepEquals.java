package org.marshal4j.blackbox.reference;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.marshal4j.blackbox.reference.WireFields.WireField;

/**
 * Compares two objects by the fields that are part of the message, floats by their bits, and lists by their elements.
 */
public final class DeepEquals {
    /**
     * Objects that have been or are being compared, with what they are compared to: objects may lead back to
     * themselves.
     */
    private final Map<Object, Object> met = new IdentityHashMap<>();

    private DeepEquals() {}

    /** Returns the path to the first difference, and the difference itself, or null if there is none. */
    public static String difference(Object expected, Object actual) {
        return new DeepEquals().difference("", expected, actual);
    }

    private String difference(String path, Object expected, Object actual) {
        if (expected == null || actual == null) {
            return expected == actual ? null : path + ": expected " + expected + ", was " + actual;
        }
        if (expected.getClass() == HashSet.class
                || expected.getClass() == HashMap.class
                || expected.getClass() == Hashtable.class
                || expected instanceof ConcurrentHashMap) {
            return ofHashed(path, expected, actual);
        }
        if (expected instanceof Collection<?> list && actual instanceof Collection<?> other) {
            return ofLists(path, new ArrayList<>(list), new ArrayList<>(other));
        }
        if (expected instanceof Map<?, ?> map && actual instanceof Map<?, ?> other) {
            String keys = ofLists(path, new ArrayList<>(map.keySet()), new ArrayList<>(other.keySet()));
            return keys != null ? keys : ofLists(path, new ArrayList<>(map.values()), new ArrayList<>(other.values()));
        }
        if (expected instanceof Map.Entry<?, ?> entry && actual instanceof Map.Entry<?, ?> other) {
            String key = difference(path + ".key", entry.getKey(), other.getKey());
            return key != null ? key : difference(path + ".value", entry.getValue(), other.getValue());
        }
        if (expected instanceof Optional<?> optional && actual instanceof Optional<?> other) {
            return difference(path, optional.orElse(null), other.orElse(null));
        }
        if (expected instanceof AtomicReference<?> reference && actual instanceof AtomicReference<?> other) {
            return difference(path, reference.get(), other.get());
        }
        if (expected instanceof CharSequence) {
            return ofTexts(path, expected, actual);
        }
        Leaf<?> leaf = Leaves.holding(expected);
        if (leaf != null && leaf == Leaves.holding(actual)) {
            return leaf.isSame(expected, actual) ? null : path + ": expected " + expected + ", was " + actual;
        }
        if (expected.getClass() != actual.getClass()) {
            return path + ": expected a " + expected.getClass() + ", was a " + actual.getClass();
        }
        if (expected.getClass().isArray()) {
            return ofArrays(path, expected, actual);
        }
        if (expected instanceof Enum<?>) {
            return expected == actual ? null : path + ": expected " + expected + ", was " + actual;
        }
        if (expected.getClass().getName().startsWith("java.")) {
            return Objects.equals(bits(expected), bits(actual))
                    ? null
                    : path + ": expected " + expected + ", was " + actual;
        }
        return ofFields(path, expected, actual);
    }

    /** The order depends on the size of the table, so the contents are compared regardless of order. */
    private String ofHashed(String path, Object expected, Object actual) {
        if (!(expected instanceof Map<?, ?> map)) {
            return expected.equals(actual) ? null : path + ": expected " + expected + ", was " + actual;
        }
        Map<?, ?> other = (Map<?, ?>) actual;
        if (!map.keySet().equals(other.keySet())) {
            return path + ": expected the keys " + map.keySet() + ", was " + other.keySet();
        }
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            String difference =
                    difference(path + "[" + entry.getKey() + "]", entry.getValue(), other.get(entry.getKey()));
            if (difference != null) {
                return difference;
            }
        }
        return null;
    }

    private static String ofTexts(String path, Object expected, Object actual) {
        return expected.toString().equals(actual.toString())
                ? null
                : path + ": expected " + expected + ", was " + actual;
    }

    private String ofFields(String path, Object expected, Object actual) {
        if (met.put(expected, actual) == actual) {
            return null;
        }
        for (WireField field : WireFields.of(expected.getClass())) {
            String way = path + "." + field.field().getName();
            String difference = difference(way, field.get(expected), field.get(actual));
            if (difference != null) {
                return difference;
            }
        }
        return null;
    }

    private String ofLists(String path, List<?> expected, List<?> actual) {
        if (expected.size() != actual.size()) {
            return path + ": expected " + expected.size() + " elements, was " + actual.size();
        }
        for (int i = 0; i < expected.size(); i++) {
            String difference = difference(path + "[" + i + "]", expected.get(i), actual.get(i));
            if (difference != null) {
                return difference;
            }
        }
        return null;
    }

    private String ofArrays(String path, Object expected, Object actual) {
        int length = Array.getLength(expected);
        if (length != Array.getLength(actual)) {
            return path + ": expected " + length + " elements, was " + Array.getLength(actual);
        }
        for (int i = 0; i < length; i++) {
            String difference = difference(path + "[" + i + "]", Array.get(expected, i), Array.get(actual, i));
            if (difference != null) {
                return difference;
            }
        }
        return null;
    }

    private static Object bits(Object value) {
        if (value instanceof Float number) {
            return Float.floatToRawIntBits(number);
        }
        return value instanceof Double number ? Double.doubleToRawLongBits(number) : value;
    }
}
