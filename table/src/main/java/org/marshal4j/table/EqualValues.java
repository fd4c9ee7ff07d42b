package org.marshal4j.table;

import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** Compares lists, also by the elements of queues and arrays in them, which are equal to none but themselves. */
final class EqualValues {
    private EqualValues() {}

    static boolean areEqual(@Nullable Object one, @Nullable Object other) {
        if (one instanceof List<?> list) {
            return other instanceof List<?> second && areAllEqual(list, second);
        }
        if (one instanceof Queue<?> queue) {
            return other instanceof Queue<?> second && areAllEqual(queue, second);
        }
        if (one instanceof Map<?, ?> map) {
            return other instanceof Map<?, ?> second && areAllEqual(map, second);
        }
        if (one instanceof Object[] array) {
            return other instanceof Object[] second && areAllEqual(Arrays.asList(array), Arrays.asList(second));
        }
        return Objects.deepEquals(one, other);
    }

    private static boolean areAllEqual(Collection<?> some, Collection<?> others) {
        if (some.size() != others.size()) {
            return false;
        }
        Iterator<?> other = others.iterator();
        for (Object each : some) {
            if (!other.hasNext() || !areEqual(each, other.next())) {
                return false;
            }
        }
        return !other.hasNext();
    }

    private static boolean areAllEqual(Map<?, ?> some, Map<?, ?> others) {
        if (some.size() != others.size()) {
            return false;
        }
        for (Map.Entry<?, ?> entry : some.entrySet()) {
            Object other = others.get(entry.getKey());
            boolean isThere = other != null || others.containsKey(entry.getKey());
            if (!isThere || !areEqual(entry.getValue(), other)) {
                return false;
            }
        }
        return true;
    }
}
