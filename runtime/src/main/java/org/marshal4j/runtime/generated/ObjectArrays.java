package org.marshal4j.runtime.generated;

import java.lang.reflect.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Arrays of objects, including arrays of arrays. The count before the elements comes from {@link Counts}. */
public final class ObjectArrays {
    private ObjectArrays() {}

    /**
     * Returns the array to start reading into, with the current elements, so that they can be reused: the current array
     * itself if it has the right length. At first, a long array is no longer than the current one or
     * {@link Counts#room}; {@link #with} makes it longer as elements really come.
     *
     * @param count the final length
     * @param type the class of the array; the current one may be of a subclass that cannot hold every element
     */
    @SuppressWarnings("unchecked") // type is the class of the result
    public static <T extends @Nullable Object> T[] target(T @Nullable [] current, int count, Class<?> type) {
        if (current == null || current.getClass() != type) {
            return (T[]) Array.newInstance(type.getComponentType(), Counts.room(count));
        }
        return current.length == count
                ? current
                : Arrays.copyOf(current, Math.min(count, Math.max(current.length, Counts.room(count))));
    }

    /**
     * Returns the array, or a longer copy with room for the next element. Otherwise nested arrays, each as long as all
     * remaining bytes, could take many times that memory.
     *
     * @param index the index of the next element
     * @param count the final length
     */
    public static <T extends @Nullable Object> T[] with(T[] elements, int index, int count) {
        return index < elements.length ? elements : longer(elements, count);
    }

    private static <T extends @Nullable Object> T[] longer(T[] elements, int count) {
        return Arrays.copyOf(elements, (int) Math.min(count, 2L * elements.length));
    }

    /**
     * Returns the array to copy into, with the current elements, so that they can be reused: the current array itself
     * if it has the right length.
     *
     * @param type the class of the array; the current one may be of a subclass that cannot hold every element
     */
    @SuppressWarnings("unchecked") // type is the class of the result
    public static <T extends @Nullable Object> T[] exactly(T @Nullable [] current, int count, Class<?> type) {
        if (current == null || current.getClass() != type) {
            return (T[]) Array.newInstance(type.getComponentType(), count);
        }
        return current.length == count ? current : Arrays.copyOf(current, count);
    }
}
