package org.marshal4j.runtime.generated;

import java.lang.reflect.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Arrays of objects, arrays of arrays among them; {@link Counts} has the count in front of the elements. */
public final class ObjectArrays {
    private ObjectArrays() {}

    /**
     * The array to begin to read into, with the elements of the current one to be reused: that array itself if it is as long. A long one
     * is made no longer than the current one, or than {@link Counts#room} has it; {@link #with} makes it longer as elements really come.
     *
     * @param count how long it has to be in the end
     * @param type the array's class, of which the current one may be a subclass that cannot hold every element
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
     * The array, or a longer copy that has room for the next element. Arrays in arrays, each as long as all bytes that are left, would
     * take their length many times over.
     *
     * @param index of the next element
     * @param count how long it has to be in the end
     */
    public static <T extends @Nullable Object> T[] with(T[] elements, int index, int count) {
        return index < elements.length ? elements : longer(elements, count);
    }

    private static <T extends @Nullable Object> T[] longer(T[] elements, int count) {
        return Arrays.copyOf(elements, (int) Math.min(count, 2L * elements.length));
    }

    /**
     * The array to copy into, with the elements of the current one to be reused: that array itself if it is as long.
     *
     * @param type the array's class, of which the current one may be a subclass that cannot hold every element
     */
    @SuppressWarnings("unchecked") // type is the class of the result
    public static <T extends @Nullable Object> T[] exactly(T @Nullable [] current, int count, Class<?> type) {
        if (current == null || current.getClass() != type) {
            return (T[]) Array.newInstance(type.getComponentType(), count);
        }
        return current.length == count ? current : Arrays.copyOf(current, count);
    }
}
