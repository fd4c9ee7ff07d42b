package org.marshal4j.runtime.generated;

import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.StopBit;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * What collections, maps and arrays of objects begin with: a {@link StopBit} count, −1 for null. Generated code
 * writes and reads the elements behind it.
 *
 * <p>Every {@code write} returns the count. It throws {@link java.nio.BufferOverflowException} if the count does not
 * fit; of a collection or map whose size is negative, MARSHAL205, with the name that it was given of the field.
 */
public final class Counts {
    /** A count from the wire makes no more room than this beforehand; elements that really come make the rest. */
    private static final int MAX_ROOM = 1024;

    private Counts() {}

    /** Writes how many elements there are. */
    public static int write(String name, @Nullable Collection<?> collection, Output out) {
        return write(collection == null ? -1 : possible(name, collection.size()), out);
    }

    /** Writes how many entries there are. */
    public static int write(String name, @Nullable Map<?, ?> map, Output out) {
        return write(map == null ? -1 : possible(name, map.size()), out);
    }

    /** Writes how many elements there are, whose hash codes anybody can choose (MARSHAL222). */
    public static int writeHashed(String name, @Nullable Collection<?> collection, Output out) {
        if (collection == null) {
            return write(-1, out);
        }
        int size = possible(name, collection.size());
        EqualHashes.checkAll(name, collection, size, out.limits());
        return write(size, out);
    }

    /** Writes how many entries there are, for whose keys anybody can choose the hash codes (MARSHAL222). */
    public static int writeHashed(String name, @Nullable Map<?, ?> map, Output out) {
        if (map == null) {
            return write(-1, out);
        }
        int size = possible(name, map.size());
        EqualHashes.checkAll(name, map.keySet(), size, out.limits());
        return write(size, out);
    }

    /** Writes how many elements there are: decimals, which are compared (MARSHAL215). */
    public static int writeDecimals(String name, @Nullable Collection<?> decimals, Output out) {
        if (decimals == null) {
            return write(-1, out);
        }
        int size = possible(name, decimals.size());
        DecimalKeys.checkAll(name, decimals, decimals, size, out.limits());
        return write(size, out);
    }

    /** Writes how many entries there are, whose keys are decimals (MARSHAL215). */
    public static int writeDecimals(String name, @Nullable Map<?, ?> map, Output out) {
        if (map == null) {
            return write(-1, out);
        }
        int size = possible(name, map.size());
        DecimalKeys.checkAll(name, map, map.keySet(), size, out.limits());
        return write(size, out);
    }

    /** Writes how many elements there are. */
    public static int write(@Nullable Object @Nullable [] array, Output out) {
        return write(array == null ? -1 : array.length, out);
    }

    /** Number of bytes of the count that {@link #write(String, Collection, Output)} writes; refuses what it refuses. */
    public static int sizeOf(String name, Collection<?> collection) {
        return StopBit.size(possible(name, collection.size()));
    }

    /** Number of bytes of the count that {@link #write(String, Map, Output)} writes; refuses what it refuses. */
    public static int sizeOf(String name, Map<?, ?> map) {
        return StopBit.size(possible(name, map.size()));
    }

    /** A size below 0 would mean null, or nothing at all. */
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
     * Reads the count of elements that each take one byte at least, and checks that as many are left.
     *
     * @return as {@link #read(int, Input)}
     * @throws MarshalException as there
     * @throws java.nio.BufferUnderflowException if the bytes run out
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
     * @param minElementSize the least that an element takes, in bytes; less than 1 counts as 1
     * @return the count, −1 for null
     * @throws MarshalException MARSHAL203 if there are too few bytes, MARSHAL205 if it is no count at all, MARSHAL223
     *     if the limits of the read do not allow as many
     * @throws java.nio.BufferUnderflowException if the bytes run out
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

    /** How many elements to make room for beforehand, given a count that was read. */
    public static int room(int count) {
        return Math.min(count, MAX_ROOM);
    }

    /**
     * Checks, before one more element is written, that it was announced.
     *
     * @param name of the field, for failures
     * @throws ConcurrentModificationException if not: something else changes the collection, or it cannot count
     */
    public static void more(String name, int count, int written) {
        if (written >= count) {
            throw new SizeDiffers(name, written, "the collection announced " + count + " elements but returned more");
        }
    }

    /**
     * Checks that as many elements came as were announced.
     *
     * @param name of the field, for failures
     * @throws ConcurrentModificationException as {@link #more}
     */
    public static void same(String name, int count, int written) {
        if (count != written) {
            throw new SizeDiffers(
                    name, written, "the collection announced " + count + " elements but returned " + written);
        }
    }
}
