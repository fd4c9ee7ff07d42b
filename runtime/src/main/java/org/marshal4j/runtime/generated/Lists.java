package org.marshal4j.runtime.generated;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.RandomAccess;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** Lists, whose elements generated code writes and reads in order. The count before them comes from {@link Counts}. */
public final class Lists {
    private Lists() {}

    /** Returns the collection itself, or a copy of elements that are not a collection. */
    public static <T extends @Nullable Object> @Nullable Collection<T> collection(@Nullable Iterable<T> elements) {
        if (elements == null || elements instanceof Collection) {
            return (Collection<T>) elements;
        }
        List<T> copy = new ArrayList<>();
        elements.forEach(copy::add);
        return copy;
    }

    /** Returns an iterator over the elements; null if the list is null or fast by index. */
    public static <T extends @Nullable Object> @Nullable Iterator<T> iterator(@Nullable List<T> list) {
        return list == null || isByIndex(list) ? null : list.iterator();
    }

    /** The class first: HotSpot searches for an interface among all that a class implements. */
    private static boolean isByIndex(List<?> list) {
        return list.getClass() == ArrayList.class || list instanceof RandomAccess;
    }

    /**
     * Returns the next element, by index or from the iterator.
     *
     * @param iterator what {@link #iterator} returned
     * @param index the index of the element
     */
    public static <T extends @Nullable Object> T next(List<T> list, @Nullable Iterator<T> iterator, int index) {
        if (iterator != null) {
            return iterator.next();
        }
        // All lists of a program come through here, so the profile does not tell HotSpot which class to inline.
        return list.getClass() == ArrayList.class ? ((ArrayList<T>) list).get(index) : list.get(index);
    }

    /**
     * Checks, after the last element, that there are no more.
     *
     * @param name the name of the field, for messages
     * @param count the number of elements, −1 for a list that is null
     * @param iterator what {@link #iterator} returned
     * @throws ConcurrentModificationException if there are more: something else is changing the list
     */
    public static void end(String name, int count, @Nullable List<?> list, @Nullable Iterator<?> iterator) {
        boolean more = iterator != null ? iterator.hasNext() : list != null && list.size() != count;
        if (more) {
            throw new SizeDiffers(name, count, "the collection announced " + count + " elements but returned more");
        }
    }

    /**
     * Returns the list to read into: the current one if it is an ArrayList or a Vector, so that its elements can be
     * reused; otherwise a new one.
     *
     * @param count the number of elements; negative for null
     */
    public static <T extends @Nullable Object> @Nullable List<T> target(@Nullable Iterable<T> current, int count) {
        return count < 0 ? null : ready(current, count);
    }

    /**
     * Returns the list to copy into, as {@link #target(Iterable, int)}, but never the original.
     *
     * @param to what the target of the copy holds now
     */
    public static <T extends @Nullable Object> @Nullable List<T> target(
            @Nullable Iterable<T> to, @Nullable List<T> original, int count) {
        return target(to == original ? null : to, count);
    }

    private static <T extends @Nullable Object> List<T> ready(@Nullable Iterable<T> current, int count) {
        if (current == null || (current.getClass() != ArrayList.class && current.getClass() != Vector.class)) {
            return new ArrayList<>(Counts.room(count));
        }
        if (current.getClass() == ArrayList.class && ((ArrayList<T>) current).isEmpty()) {
            ((ArrayList<T>) current).ensureCapacity(Counts.room(count));
        }
        return (List<T>) current;
    }

    /**
     * Returns how many elements of a list that is copied into can be reused. Only for the others are new objects made,
     * and HotSpot compiles a loop that always makes them better than one that might.
     *
     * @param list what {@link #target} returned
     * @param count the number of elements to copy
     */
    public static int reusable(@Nullable List<?> list, int count) {
        return list == null ? 0 : Math.min(list.size(), count);
    }

    /** Removes the elements from index {@code count} on, and returns the list; null for null. */
    public static <L extends @Nullable List<?>> L trim(L list, int count) {
        if (list != null) {
            for (int last = list.size() - 1; last >= count; last--) {
                list.remove(last);
            }
        }
        return list;
    }

    /** Returns the element to reuse; null after the end. */
    public static <T extends @Nullable Object> @Nullable T get(@Nullable List<T> list, int index) {
        return list != null && index < list.size() ? list.get(index) : null;
    }

    /** Sets the element, unless it is already there, or adds it if the index is the list's size. */
    @SuppressWarnings("ReferenceEquality") // the list must hold this very object
    public static <T extends @Nullable Object> void put(List<T> list, int index, T element) {
        if (index >= list.size()) {
            list.add(element);
        } else if (list.get(index) != element) {
            list.set(index, element);
        }
    }

    /** Returns the number of elements of a list that is copied; −1 for null. */
    public static int count(@Nullable List<?> list) {
        return list == null ? -1 : list.size();
    }

    /**
     * Returns a copy of a list of immutable elements, which takes them over.
     *
     * @param to what the target of the copy holds now, which is filled if that is possible
     */
    public static <T extends @Nullable Object> @Nullable List<T> copy(
            @Nullable List<T> list, @Nullable Iterable<T> to) {
        if (list == null) {
            return null;
        }
        int count = list.size();
        List<T> elements = ready(to == list ? null : to, count);
        Iterator<T> source = iterator(list);
        int reused = reusable(elements, count);
        for (int i = 0; i < reused; i++) {
            put(elements, i, next(list, source, i));
        }
        for (int i = reused; i < count; i++) {
            elements.add(next(list, source, i));
        }
        return trim(elements, count);
    }

    /** Returns an immutable copy of a list of immutable elements. */
    public static <T extends @Nullable Object> @Nullable List<T> immutableCopy(@Nullable List<T> list) {
        List<T> elements = copy(list, null);
        return elements == null ? null : immutable(elements);
    }

    /** Returns an immutable list of the same elements, provided that nobody changes {@code list} any more. */
    public static <T extends @Nullable Object> List<T> immutable(List<T> list) {
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i) == null) {
                return Collections.unmodifiableList(list);
            }
        }
        return List.copyOf(list);
    }

    /**
     * Returns the current list if it holds the very same elements, otherwise a new one, since each change would copy
     * it.
     */
    public static <T extends @Nullable Object> CopyOnWriteArrayList<T> copyOnWrite(
            @Nullable CopyOnWriteArrayList<T> current, List<T> elements) {
        return current != null && isSame(current, elements) ? current : new CopyOnWriteArrayList<>(elements);
    }

    /** Whether two lists hold the very same elements. */
    static boolean isSame(List<?> current, List<?> elements) {
        if (current.size() != elements.size()) {
            return false;
        }
        for (int i = 0; i < elements.size(); i++) {
            if (current.get(i) != elements.get(i)) {
                return false;
            }
        }
        return true;
    }
}
