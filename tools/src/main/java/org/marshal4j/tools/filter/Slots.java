package org.marshal4j.tools.filter;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The values of the fields that a condition names, of one message at a time. Nothing is boxed. Not thread-safe. */
final class Slots {
    /** What a slot has. */
    enum Kind {
        /** Null, or the message does not have the field. */
        NOTHING,
        /** A whole number of at most 64 bits. */
        WHOLE,
        /** A double. */
        DOUBLE,
        /** A float. */
        FLOAT,
        /** True or false. */
        TRUTH,
        /** A text that is still in the array of the message, in UTF-8. */
        BYTES,
        /** A String. */
        TEXT,
        /** Any other object. */
        OBJECT
    }

    private final Kind[] kinds;
    private final long[] numbers;
    private final @Nullable Object[] objects;
    private final int[] lengths;
    private byte[] array = {};

    Slots(int count) {
        kinds = new Kind[count];
        numbers = new long[count];
        objects = new Object[count];
        lengths = new int[count];
    }

    /** Forgets the values of the last message. */
    void clear(byte[] message) {
        array = message;
        Arrays.fill(kinds, Kind.NOTHING);
    }

    void whole(int slot, long value) {
        kinds[slot] = Kind.WHOLE;
        numbers[slot] = value;
    }

    void truth(int slot, boolean value) {
        kinds[slot] = Kind.TRUTH;
        numbers[slot] = value ? 1 : 0;
    }

    void floating(int slot, double value) {
        kinds[slot] = Kind.DOUBLE;
        numbers[slot] = Double.doubleToRawLongBits(value);
    }

    void floating(int slot, float value) {
        kinds[slot] = Kind.FLOAT;
        numbers[slot] = Float.floatToRawIntBits(value);
    }

    void bytes(int slot, long from, int length) {
        kinds[slot] = Kind.BYTES;
        numbers[slot] = from;
        lengths[slot] = length;
    }

    void text(int slot, String value) {
        kinds[slot] = Kind.TEXT;
        objects[slot] = value;
    }

    void object(int slot, Object value) {
        kinds[slot] = Kind.OBJECT;
        objects[slot] = value;
    }

    /** Puts a value that has been read as an object into its own kind of slot. */
    void any(int slot, @Nullable Object value) {
        if (value instanceof Double number) {
            floating(slot, (double) number);
        } else if (value instanceof Float number) {
            floating(slot, (float) number);
        } else if (value instanceof Boolean truth) {
            truth(slot, truth);
        } else if (value instanceof Long
                || value instanceof Integer
                || value instanceof Short
                || value instanceof Byte) {
            whole(slot, ((Number) value).longValue());
        } else if (value instanceof String || value instanceof Character) {
            text(slot, value.toString());
        } else if (value != null) {
            object(slot, value);
        }
    }

    Kind kind(int slot) {
        return kinds[slot];
    }

    long whole(int slot) {
        return numbers[slot];
    }

    boolean truth(int slot) {
        return numbers[slot] != 0;
    }

    double asDouble(int slot) {
        return kinds[slot] == Kind.FLOAT
                ? Float.intBitsToFloat((int) numbers[slot])
                : Double.longBitsToDouble(numbers[slot]);
    }

    float asFloat(int slot) {
        return Float.intBitsToFloat((int) numbers[slot]);
    }

    @Nullable
    Object object(int slot) {
        return objects[slot];
    }

    byte[] array() {
        return array;
    }

    int from(int slot) {
        return (int) numbers[slot];
    }

    int length(int slot) {
        return lengths[slot];
    }
}
