package org.marshal4j.runtime.generated;

import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;

/**
 * The count at the start of collections, maps and arrays of objects: a {@link StopBit} number, −1 for null. Generated
 * code writes and reads the elements, which follow.
 *
 * <p>Every {@code write} returns the count. So does every {@code count}, which only makes the same checks, for counts in
 * forms that other libraries have chosen. A {@code write} throws {@link java.nio.BufferOverflowException} if the count does not
 * fit, and MARSHAL205, with the given name of the field, for a collection or map of negative size, or MARSHAL227 for
 * one that tells equal keys apart.
 */
public final class Counts {
    /** The size of the count of null. */
    public static final int SIZE_OF_NULL = 2;

    /**
     * A count that was read reserves room for at most this many elements; the rest is added as elements really come.
     */
    private static final int MAX_ROOM = 1024;

    private Counts() {}

    /** Writes the number of elements. */
    public static int write(String name, @Nullable Collection<?> collection, Output out) {
        return write(count(name, collection, out), out);
    }

    /** Returns the number of elements, −1 for null. */
    public static int count(String name, @Nullable Collection<?> collection, Output out) {
        return collection == null ? -1 : distinct(name, collection);
    }

    /** Writes the number of entries. */
    public static int write(String name, @Nullable Map<?, ?> map, Output out) {
        return write(count(name, map, out), out);
    }

    /** Returns the number of entries, −1 for null. */
    public static int count(String name, @Nullable Map<?, ?> map, Output out) {
        return map == null ? -1 : distinct(name, map);
    }

    /** Writes the number of elements whose hash codes an attacker can choose (MARSHAL222). */
    public static int writeHashed(String name, @Nullable Collection<?> collection, Output out) {
        return write(countHashed(name, collection, out), out);
    }

    /** Returns the number of elements whose hash codes an attacker can choose (MARSHAL222). */
    public static int countHashed(String name, @Nullable Collection<?> collection, Output out) {
        if (collection == null) {
            return -1;
        }
        int size = distinct(name, collection);
        EqualHashes.checkAll(name, collection, size, out.limits());
        return size;
    }

    /** Writes the number of entries with keys whose hash codes an attacker can choose (MARSHAL222). */
    public static int writeHashed(String name, @Nullable Map<?, ?> map, Output out) {
        return write(countHashed(name, map, out), out);
    }

    /** Returns the number of entries with keys whose hash codes an attacker can choose (MARSHAL222). */
    public static int countHashed(String name, @Nullable Map<?, ?> map, Output out) {
        if (map == null) {
            return -1;
        }
        int size = distinct(name, map);
        EqualHashes.checkAll(name, map.keySet(), size, out.limits());
        return size;
    }

    /** Writes the number of elements that are decimals and will be compared (MARSHAL215). */
    public static int writeDecimals(String name, @Nullable Collection<?> decimals, Output out) {
        return write(countDecimals(name, decimals, out), out);
    }

    /** Returns the number of elements that are decimals and will be compared (MARSHAL215). */
    public static int countDecimals(String name, @Nullable Collection<?> decimals, Output out) {
        if (decimals == null) {
            return -1;
        }
        int size = distinct(name, decimals);
        DecimalKeys.checkAll(name, decimals, decimals, size, out.limits());
        return size;
    }

    /** Writes the number of entries whose keys are decimals (MARSHAL215). */
    public static int writeDecimals(String name, @Nullable Map<?, ?> map, Output out) {
        return write(countDecimals(name, map, out), out);
    }

    /** Returns the number of entries whose keys are decimals (MARSHAL215). */
    public static int countDecimals(String name, @Nullable Map<?, ?> map, Output out) {
        if (map == null) {
            return -1;
        }
        int size = distinct(name, map);
        DecimalKeys.checkAll(name, map, map.keySet(), size, out.limits());
        return size;
    }

    /** Writes the number of entries of a map that chains its keys (MARSHAL215, MARSHAL222). */
    public static int writeChained(String name, @Nullable Map<?, ?> map, Output out) {
        return write(countChained(name, map, out), out);
    }

    /** Returns the number of entries of a map that chains its keys (MARSHAL215, MARSHAL222). */
    public static int countChained(String name, @Nullable Map<?, ?> map, Output out) {
        if (map == null) {
            return -1;
        }
        int size = distinct(name, map);
        DecimalKeys.checkAll(name, map, map.keySet(), size, out.limits());
        EqualHashes.checkAll(name, map.keySet(), size, out.limits());
        Chains.check(name, map.keySet(), size, out.limits());
        return size;
    }

    /** Writes the number of elements of a collection that compares each with all others (MARSHAL215, MARSHAL222). */
    public static int writeCompared(String name, @Nullable Collection<?> collection, Output out) {
        return write(countCompared(name, collection, out), out);
    }

    /** Returns the number of elements of a collection that compares each with all others (MARSHAL215, MARSHAL222). */
    public static int countCompared(String name, @Nullable Collection<?> collection, Output out) {
        if (collection == null) {
            return -1;
        }
        int size = distinct(name, collection);
        EqualHashes.checkCompared(name, size, out.limits());
        DecimalKeys.checkAll(name, collection, collection, size, out.limits());
        return size;
    }

    /**
     * Checks the number of elements that were announced for a collection that compares each with all others.
     *
     * @param name the name of the field, for messages
     * @throws MarshalException MARSHAL222 if there are too many
     */
    public static void compared(String name, int count, Input in) {
        EqualHashes.checkCompared(name, count, in.limits());
    }

    /** Writes the number of elements. */
    public static int write(@Nullable Object @Nullable [] array, Output out) {
        return write(count(array), out);
    }

    /** Returns the number of elements, −1 for null. */
    public static int count(@Nullable Object @Nullable [] array) {
        return array == null ? -1 : array.length;
    }

    /**
     * Returns the size of the count that {@link #write(String, Collection, Output)} writes; refuses what that refuses.
     */
    public static int sizeOf(String name, Collection<?> collection) {
        return StopBit.size(possible(name, collection.size()));
    }

    /** Returns the size of the count that {@link #write(String, Map, Output)} writes; refuses what that refuses. */
    public static int sizeOf(String name, Map<?, ?> map) {
        return StopBit.size(possible(name, map.size()));
    }

    /**
     * Returns the size of a collection and of its count.
     *
     * @param elementSize the size of each element, in bytes
     */
    public static long sizeOf(String name, @Nullable Collection<?> collection, long elementSize) {
        return collection == null ? SIZE_OF_NULL : sizeOf(name, collection) + elementSize * collection.size();
    }

    private static int distinct(String name, Collection<?> collection) {
        Identities.check(name, collection);
        return possible(name, collection.size());
    }

    private static int distinct(String name, Map<?, ?> map) {
        Identities.check(name, map);
        return possible(name, map.size());
    }

    /** Refuses a negative size, which would mean null or be invalid. */
    private static int possible(String name, int size) {
        if (size < 0) {
            throw new MarshalException(RuntimeProblem.BAD_COUNT, name, "a collection whose size() is " + size);
        }
        return size;
    }

    private static int write(int count, Output out) {
        StopBit.write(count, out);
        return count;
    }

    /**
     * Reads the count of elements of at least one byte each, and checks that enough bytes are left.
     *
     * @return as {@link #read(int, Input)}
     * @throws MarshalException as {@link #read(int, Input)}
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static int read(Input in) {
        int count = StopBit.read(in);
        if (count > in.remaining()) {
            throw tooFew(count, Byte.BYTES, in);
        }
        in.takeElements(count);
        return count;
    }

    /**
     * Reads the count and checks that the bytes left can hold as many elements.
     *
     * @param minElementSize the minimum size of an element in bytes; less than 1 counts as 1
     * @return the count, −1 for null
     * @throws MarshalException MARSHAL203 if there are too few bytes, MARSHAL205 if the count is invalid, MARSHAL223 if
     *     the limits of the read do not allow as many elements
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static int read(int minElementSize, Input in) {
        int count = StopBit.read(in);
        int least = Math.max(1, minElementSize);
        if ((long) count * least > in.remaining()) {
            throw tooFew(count, least, in);
        }
        in.takeElements(count);
        return count;
    }

    private static MarshalException tooFew(int count, int least, Input in) {
        return new MarshalException(
                RuntimeProblem.BYTES_RUN_OUT,
                count + " elements of at least " + least + " bytes, " + in.remaining() + " bytes left");
    }

    /** Returns the number of elements to reserve room for, given a count that was read. */
    public static int room(int count) {
        return Math.min(count, MAX_ROOM);
    }

    /**
     * Checks, before another element is written, that the count includes it.
     *
     * @param name the name of the field, for messages
     * @throws ConcurrentModificationException if it does not: the collection is being changed, or its size is wrong
     */
    public static void more(String name, int count, int written) {
        if (written >= count) {
            throw new SizeDiffers(name, written, "the collection announced " + count + " elements but returned more");
        }
    }

    /**
     * Checks that there were as many elements as the count says.
     *
     * @param name the name of the field, for messages
     * @throws ConcurrentModificationException as {@link #more}
     */
    public static void same(String name, int count, int written) {
        if (count != written) {
            throw new SizeDiffers(
                    name, written, "the collection announced " + count + " elements but returned " + written);
        }
    }
}
