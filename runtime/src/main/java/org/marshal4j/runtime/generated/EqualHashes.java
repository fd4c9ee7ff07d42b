package org.marshal4j.runtime.generated;

import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * Limits the number of keys with the same hash code. A hash table of the JDK sorts such keys if they are
 * {@link Comparable}; it compares each other key with all keys of its hash code when it is put, so n of them take n²
 * comparisons. At most {@link ReadLimits#equalHashes} keys may have the same hash code. The limit applies to reading,
 * and to writing as well, so that everything written can be read. Tables with no more keys than that are not checked.
 */
final class EqualHashes {
    private static final ClassValue<Boolean> IS_SORTED = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return Arrays.stream(type.getGenericInterfaces())
                    .anyMatch(each -> each instanceof ParameterizedType generic
                            && generic.getRawType() == Comparable.class
                            && generic.getActualTypeArguments()[0] == type);
        }
    };

    private EqualHashes() {}

    /** Refuses one key too many of a hash code (MARSHAL222), before it is added. */
    static void check(String name, Collection<?> set, @Nullable Object key, ReadLimits limits) {
        int most = limits.equalHashes();
        if (set.size() >= most && key != null && set instanceof HashSet && !isSorted(key)) {
            if (set.contains(new Probe(key.hashCode(), most, false))) {
                throw tooMany(name, most);
            }
        }
        if (key != null && set instanceof HashSet && !set.isEmpty() && NestedKeys.areIn(key)) {
            checkNested(name, set, key, false, most);
        }
    }

    /** Refuses one key too many of a hash code (MARSHAL222), before it is put. */
    static void check(String name, Map<?, ?> map, @Nullable Object key, ReadLimits limits) {
        int most = limits.equalHashes();
        if (map.size() >= most && key != null && isHashed(map) && !isSorted(key)) {
            if (map.containsKey(new Probe(key.hashCode(), most, map instanceof ConcurrentHashMap))) {
                throw tooMany(name, most);
            }
        }
        if (key != null && !map.isEmpty() && isHashed(map) && NestedKeys.areIn(key)) {
            checkNested(name, map.keySet(), key, map instanceof ConcurrentHashMap, most);
        }
    }

    /** Refuses a key that takes too long to be compared with those that have its hash code. */
    private static void checkNested(String name, Collection<?> keys, Object key, boolean isCoarse, int most) {
        int hash = key.hashCode();
        if (keys.contains(new Probe(hash, 1, isCoarse))) {
            int factor = NestedKeys.factor(key);
            if (factor > 1 && keys.contains(new Probe(hash, Math.max(1, most / factor), isCoarse))) {
                throw tooManyNested(name, most);
            }
        }
    }

    private static boolean isHashed(Map<?, ?> map) {
        return map instanceof HashMap || map instanceof ConcurrentHashMap;
    }

    /**
     * Refuses keys that are about to be written, if {@link #check} would refuse one of them (MARSHAL222).
     *
     * @param size the maximum number of keys to check: a collection may return more than its size
     */
    static void checkAll(String name, Iterable<?> keys, int size, ReadLimits limits) {
        int most = limits.equalHashes();
        if (size > most && mayBeMoreThan(most, keys, size) && isAnyMoreThan(most, keys, size)) {
            throw tooMany(name, most);
        }
        if (size > 1 && isAnyNested(keys) && NestedKeys.factor(keys, size) > most) {
            throw tooManyNested(name, most);
        }
    }

    private static boolean isAnyNested(Iterable<?> keys) {
        for (Object key : keys) {
            if (NestedKeys.areIn(key)) {
                return true;
            }
            if (key != null && !(key instanceof Collection || key instanceof Map || key instanceof Optional)) {
                return false;
            }
        }
        return false;
    }

    /** Refuses so many elements of a collection that compares each with all others (MARSHAL222). */
    static void checkCompared(String name, int count, ReadLimits limits) {
        int most = limits.equalHashes();
        if (count > most) {
            throw new MarshalException(
                    RuntimeProblem.EQUAL_HASHES,
                    name,
                    count + " elements, each of which is compared with all others; at most " + most + " are allowed");
        }
    }

    private static boolean mayBeMoreThan(int most, Iterable<?> keys, int size) {
        HashCounts counts = new HashCounts(size);
        int greatest = 0;
        Iterator<?> iterator = keys.iterator();
        for (int i = 0; i < size && iterator.hasNext(); i++) {
            Object key = iterator.next();
            if (key != null && !isSorted(key)) {
                greatest = Math.max(greatest, counts.add(key.hashCode()));
            }
        }
        return greatest > most;
    }

    private static boolean isAnyMoreThan(int most, Iterable<?> keys, int size) {
        int[] hashes = new int[size];
        int count = 0;
        Iterator<?> iterator = keys.iterator();
        for (int i = 0; i < size && iterator.hasNext(); i++) {
            Object key = iterator.next();
            if (key != null && !isSorted(key)) {
                hashes[count++] = key.hashCode();
            }
        }
        return HashCounts.isAnyMoreThan(most, hashes, count);
    }

    /** Whether hash tables sort the key: they do if its own class says that it is comparable to itself. */
    static boolean isSorted(Object key) {
        return key instanceof Comparable && IS_SORTED.get(key.getClass());
    }

    private static MarshalException tooMany(String name, int most) {
        return new MarshalException(
                RuntimeProblem.EQUAL_HASHES, name, "more than " + most + " elements or keys with the same hash code");
    }

    private static MarshalException tooManyNested(String name, int most) {
        return new MarshalException(
                RuntimeProblem.EQUAL_HASHES,
                name,
                "elements or keys with the same hash code, in which there are sets or maps whose elements have the same"
                        + " hash code; the product of their numbers may be " + most);
    }

    /**
     * A probe with a given hash code. It is compared with all keys that have this hash code, and is equal to the last
     * one allowed.
     */
    private static final class Probe {
        private final int hash;
        private final boolean isCoarse;
        private int left;
        private @Nullable Object first;

        /** @param isCoarse whether the table considers some different hash codes equal */
        Probe(int hash, int most, boolean isCoarse) {
            this.hash = hash;
            this.left = most;
            this.isCoarse = isCoarse;
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            // The root of a tree is compared twice.
            if (other == null || other == first || isSorted(other) || (isCoarse && other.hashCode() != hash)) {
                return false;
            }
            first = first == null ? other : first;
            return --left == 0;
        }
    }
}
