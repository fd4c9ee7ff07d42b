package org.marshal4j.runtime.convert.value;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The shared objects of a message: where each of them is in the former bytes, and what number it has in today's. Former
 * numbers follow from the order of the former bytes, so a scan finds the objects before the conversion begins. Reused;
 * belongs to one thread at a time.
 */
public final class SharedObjects {
    public static final int NULL = 0;
    public static final int NEW = 1;

    /** The number of the first object. */
    public static final int FIRST = 2;

    private static final int FIRST_ROOM = 16;

    /** More objects than this are left to the garbage collector. */
    private static final int KEPT = 1 << 10;

    /** For each object, in the order of former numbers: behind its reference, its fields, and its end. */
    private long[] starts = new long[FIRST_ROOM];

    private long[] contents = new long[FIRST_ROOM];
    private long[] ends = new long[FIRST_ROOM];
    private @Nullable String[] formerTypes = new String[FIRST_ROOM];

    /** Today's numbers and types, of objects that have been written. */
    private int[] numbers = new int[FIRST_ROOM];

    private @Nullable String[] types = new String[FIRST_ROOM];

    private int count;
    private int written;

    /** Forgets all objects. */
    public void clear() {
        if (starts.length > KEPT) {
            room(FIRST_ROOM);
        }
        Arrays.fill(formerTypes, 0, Math.min(count, formerTypes.length), null);
        Arrays.fill(types, 0, Math.min(count, types.length), null);
        count = 0;
        written = 0;
    }

    private void room(int size) {
        starts = Arrays.copyOf(starts, size);
        contents = Arrays.copyOf(contents, size);
        ends = Arrays.copyOf(ends, size);
        formerTypes = Arrays.copyOf(formerTypes, size);
        numbers = Arrays.copyOf(numbers, size);
        types = Arrays.copyOf(types, size);
    }

    /**
     * Adds a former object, and returns its index.
     *
     * @param start the position behind the number that says that it is new
     * @param type its class
     * @param content the position of its fields
     */
    public int add(long start, String type, long content) {
        if (count == starts.length) {
            room(2 * count);
        }
        starts[count] = start;
        formerTypes[count] = type;
        contents[count] = content;
        numbers[count] = 0;
        return count++;
    }

    /** Sets where a former object ends. */
    public void end(int index, long position) {
        ends[index] = position;
    }

    /** Whether there is an object with a former number so far. */
    public boolean has(int number) {
        return number >= FIRST && number - FIRST < count;
    }

    /** The index of the object whose reference ends at a position; negative if there is none. */
    public int at(long start) {
        return Arrays.binarySearch(starts, 0, count, start);
    }

    public String formerType(int index) {
        return Refused.requireFound(formerTypes[index]);
    }

    public long content(int index) {
        return contents[index];
    }

    public long end(int index) {
        return ends[index];
    }

    /** Today's number of an object; 0 if it has not been written. */
    public int number(int index) {
        return numbers[index];
    }

    /** The class that an object has today. */
    public String type(int index) {
        return Refused.requireFound(types[index]);
    }

    /** Gives the next number to an object that is about to be written. */
    public void write(int index, String type) {
        numbers[index] = FIRST + written++;
        types[index] = type;
    }

    /** Gives the next number to an object to which no former reference refers. */
    public void writeOther() {
        written++;
    }
}
