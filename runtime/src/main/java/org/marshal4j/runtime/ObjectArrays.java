package org.marshal4j.runtime;

import java.lang.reflect.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Arrays of objects, arrays of arrays among them; {@link Counts} has the count in front of the elements. */
public final class ObjectArrays {
    private ObjectArrays() {}

    /**
     * The array to read into, with the elements of the current one to be reused: that array itself if it is as long.
     *
     * @param count how long it has to be; the bytes were seen to be enough for that
     * @param type the array's class, of which the current one may be a subclass that cannot hold every element
     */
    @SuppressWarnings("unchecked") // type is the class of the result
    public static <T extends @Nullable Object> T[] target(T @Nullable [] current, int count, Class<?> type) {
        if (current == null || current.getClass() != type) {
            return (T[]) Array.newInstance(type.getComponentType(), count);
        }
        return current.length == count ? current : Arrays.copyOf(current, count);
    }
}
