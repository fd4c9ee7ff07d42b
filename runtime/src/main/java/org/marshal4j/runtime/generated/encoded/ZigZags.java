package org.marshal4j.runtime.generated.encoded;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Whole numbers as {@link VInts}, after a step that makes small negative numbers small: 0, −1, 1, −2 are 0, 1, 2, 3. */
public final class ZigZags {
    private ZigZags() {}

    /** Writes an int. */
    public static void writeInt(int value, Output out) {
        VInts.writeInt((value << 1) ^ (value >> 31), out);
    }

    /** Reads an int. */
    public static int readInt(Input in) {
        int value = VInts.readInt(in);
        return (value >>> 1) ^ -(value & 1);
    }

    /** Returns the number of bytes. */
    public static int sizeOfInt(int value) {
        return VInts.sizeOfInt((value << 1) ^ (value >> 31));
    }

    /** Writes a long. */
    public static void writeLong(long value, Output out) {
        VInts.writeLong(bits(value), out);
    }

    static long bits(long value) {
        return (value << 1) ^ (value >> 63);
    }

    /** Reads a long. */
    public static long readLong(Input in) {
        long value = VInts.readLong(in);
        return (value >>> 1) ^ -(value & 1);
    }

    /** Returns the number of bytes. */
    public static int sizeOfLong(long value) {
        return VInts.sizeOfLong(bits(value));
    }
}
