package org.marshal4j.wire;

import net.openhft.chronicle.wire.LongConverter;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;

/** Numbers that a {@code LongConverter} of Wire's makes texts of: those are for text wires, binary ones have the number. */
public final class Converted {
    private Converted() {}

    /** Writes a number. */
    public static void write(long value, ValueOut out, LongConverter converter) {
        if (out.isBinary()) {
            out.int64(value);
        } else {
            out.writeLong(converter, value);
        }
    }

    /** Reads a number. */
    public static long read(ValueIn in, LongConverter converter) {
        if (in.isBinary()) {
            return in.int64();
        }
        return in.isPresent() ? in.readLong(converter) : 0;
    }

    /**
     * Reads a number that has to fit a smaller type, whose sign bit is one of its digits.
     *
     * @param mask the bits of that type
     * @throws IllegalArgumentException if the number has others
     */
    public static long read(ValueIn in, LongConverter converter, long mask) {
        long value = read(in, converter);
        if ((value & ~mask) != 0) {
            throw new IllegalArgumentException(value + " is not within 0 to " + mask);
        }
        return value;
    }
}
