package org.marshal4j.runtime.generated;

import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How much longer than its size two equal keys take to be compared, if sets and maps are in them. Comparing sets looks
 * up the elements of one in the other, and a lookup compares an element with all that have its hash code: with c of
 * these, comparing takes c times as long, and again at each level at which sets are elements of sets. Nothing but the
 * product over all levels limits that if a class contains itself as a key.
 *
 * <p>A walk takes time proportional to the size of the key, as its hash code does.
 */
final class NestedKeys {
    private static final int MOST = 1 << 20;

    private NestedKeys() {}

    /** Whether comparing the key may look up others that a hash table does not sort. */
    static boolean areIn(@Nullable Object key) {
        if (key instanceof Set<?> set) {
            return isAnyCompared(set);
        }
        if (key instanceof Map<?, ?> map) {
            return isAnyCompared(map.keySet()) || isInAny(map.values());
        }
        return key instanceof List<?> list
                ? isInAny(list)
                : key instanceof Optional<?> optional && areIn(optional.orElse(null));
    }

    private static boolean isAnyCompared(Collection<?> keys) {
        Object first = firstOf(keys);
        return (keys.size() > 1 && first != null) ? !EqualHashes.isSorted(first) : areIn(first);
    }

    private static boolean isInAny(Collection<?> parts) {
        Object first = firstOf(parts);
        return (first instanceof Collection || first instanceof Map || first instanceof Optional)
                && parts.stream().anyMatch(NestedKeys::areIn);
    }

    private static @Nullable Object firstOf(Collection<?> parts) {
        for (Object part : parts) {
            if (part != null) {
                return part;
            }
        }
        return null;
    }

    /** Returns that factor for a key: 1 if nothing has to be looked up, or only what a hash table sorts. */
    static int factor(@Nullable Object key) {
        return factorIn(walk(key));
    }

    /** Returns the factor for a set of these keys, or a map. */
    static int factor(Iterable<?> keys, int size) {
        return factorIn(walk(keys, size));
    }

    /** Returns the factor, and in the lower half the hash code. */
    private static long walk(@Nullable Object value) {
        if (value instanceof Set<?> set) {
            return walk(set, set.size());
        }
        if (value instanceof Map<?, ?> map) {
            return walk(map);
        }
        if (value instanceof List<?> list) {
            int factor = 1;
            int hash = 1;
            for (Object element : list) {
                long walked = walk(element);
                factor = Math.max(factor, factorIn(walked));
                hash = 31 * hash + (int) walked;
            }
            return both(factor, hash);
        }
        return value instanceof Optional<?> optional
                ? walk(optional.orElse(null))
                : both(1, value == null ? 0 : value.hashCode());
    }

    private static long walk(Map<?, ?> map) {
        int size = map.size();
        long[] compared = new long[size];
        int count = 0;
        int factor = 1;
        int hash = 0;
        Iterator<? extends Map.Entry<?, ?>> iterator = map.entrySet().iterator();
        for (int i = 0; i < size && iterator.hasNext(); i++) {
            Map.Entry<?, ?> entry = iterator.next();
            long key = walk(entry.getKey());
            long value = walk(entry.getValue());
            factor = Math.max(factor, factorIn(value));
            hash += (int) key ^ (int) value;
            count = add(compared, count, entry.getKey(), key);
        }
        return both(Math.max(factor, ofGroups(compared, count)), hash);
    }

    private static long walk(Iterable<?> keys, int size) {
        Iterator<?> iterator = keys.iterator();
        long[] compared = new long[size];
        int count = 0;
        int hash = 0;
        // If another thread changes them meanwhile, there may be more or fewer.
        for (int i = 0; i < size && iterator.hasNext(); i++) {
            Object key = iterator.next();
            long walked = walk(key);
            hash += (int) walked;
            count = add(compared, count, key, walked);
        }
        return both(ofGroups(compared, count), hash);
    }

    /** Adds what a key that is compared with those of its hash code has walked to, hash code first; sorted ones are not. */
    private static int add(long[] compared, int count, @Nullable Object key, long walked) {
        if (key == null || EqualHashes.isSorted(key)) {
            return count;
        }
        compared[count] = (walked << Integer.SIZE) | factorIn(walked);
        return count + 1;
    }

    /** The greatest product of how many have a hash code and the greatest factor of one of them, which is the last. */
    private static int ofGroups(long[] hashesWithFactors, int count) {
        Arrays.sort(hashesWithFactors, 0, count);
        int factor = 1;
        int group = 0;
        for (int i = 0; i < count; i++) {
            boolean isSame = i > 0 && upper(hashesWithFactors[i]) == upper(hashesWithFactors[i - 1]);
            group = isSame ? group + 1 : 1;
            factor = Math.max(factor, (int) Math.min(MOST, (long) group * (int) hashesWithFactors[i]));
        }
        return factor;
    }

    private static long both(int factor, int hash) {
        return ((long) factor << Integer.SIZE) | (hash & 0xFFFF_FFFFL);
    }

    private static int factorIn(long both) {
        return upper(both);
    }

    private static int upper(long both) {
        return (int) (both >>> Integer.SIZE);
    }
}
