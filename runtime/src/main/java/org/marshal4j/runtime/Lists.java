package org.marshal4j.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.jspecify.annotations.Nullable;

/** Lists: a {@link StopBit} count, −1 for null, then the elements, which generated code writes and reads by index. */
public final class Lists {
    /** A count from the wire makes no more room than this beforehand; elements that really come make the rest. */
    private static final int MAX_ROOM = 1024;

    private Lists() {}

    /**
     * Writes the count.
     *
     * @param name of the field, for hex dumps
     * @return the count, −1 for null
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static int writeCount(String name, @Nullable List<?> list, BytesOut<?> out) {
        int count = list == null ? -1 : list.size();
        RawBytes.describe(name, out);
        StopBit.write(count, out);
        return count;
    }

    /** The list itself if it is fast by index, else a copy that is. */
    public static <T extends @Nullable Object> @Nullable List<T> indexed(@Nullable List<T> list) {
        return list == null || list instanceof RandomAccess ? list : new ArrayList<>(list);
    }

    /**
     * Reads the count and checks that the bytes left can hold as many elements.
     *
     * @param minElementSize the least that an element takes, in bytes; less than 1 counts as 1
     * @return the count, −1 for null
     * @throws MarshalException MARSHAL203 if there are too few bytes, MARSHAL205 if it is no count at all
     * @throws java.nio.BufferUnderflowException if the bytes run out
     */
    public static int readCount(int minElementSize, BytesIn<?> in) {
        int count = StopBit.read(in);
        long needed = (long) count * Math.max(1, minElementSize);
        if (needed > RawBytes.readRemaining(in)) {
            throw new MarshalException(
                    RuntimeProblem.BYTES_RUN_OUT,
                    count + " elements of at least " + Math.max(1, minElementSize) + " bytes, "
                            + RawBytes.readRemaining(in) + " bytes left");
        }
        return count;
    }

    /**
     * The list to read into: the current one, with its elements to be reused, if it is an ArrayList; else a new one.
     */
    public static <T extends @Nullable Object> List<T> target(@Nullable List<T> current, int count) {
        return current != null && current.getClass() == ArrayList.class
                ? current
                : new ArrayList<>(Math.min(count, MAX_ROOM));
    }

    /** Removes what is beyond the count. */
    public static void trim(List<?> list, int count) {
        for (int last = list.size() - 1; last >= count; last--) {
            list.remove(last);
        }
    }

    /** The element to reuse, or null beyond the end. */
    public static <T extends @Nullable Object> @Nullable T get(List<T> list, int index) {
        return index < list.size() ? list.get(index) : null;
    }

    /** Sets the element, or adds it when the index is the one behind the last. */
    public static <T extends @Nullable Object> void put(List<T> list, int index, T element) {
        if (index < list.size()) {
            list.set(index, element);
        } else {
            list.add(element);
        }
    }
}
