package org.marshal4j.runtime.step;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.Limits;
import org.marshal4j.runtime.generated.Optionals;
import org.marshal4j.runtime.generated.encoded.Lengths;
import org.marshal4j.schema.wire.NumberForm;

/**
 * Goes to the ends of values without reading them. Methods throw a {@link MarshalException}, MARSHAL205 for an invalid
 * count and MARSHAL203 where bytes are missing, or a {@link java.nio.BufferUnderflowException} within the count.
 * Stateless.
 */
public final class Ends {
    private Ends() {}

    /** Steps over a text, null included. */
    public static void text(Input in) {
        Text.skip(0, in);
    }

    /**
     * Steps over an array, null included.
     *
     * @param elementSize the size of an element in bytes
     */
    public static void array(int elementSize, Input in) {
        in.skip((long) Math.max(0, arrayCount(elementSize, true, Integer.MAX_VALUE, in)) * elementSize);
    }

    /**
     * Reads the byte of an Optional, or of another holder of one value.
     *
     * @param nullable whether null is allowed; otherwise null is refused (MARSHAL206)
     * @return whether the value follows
     */
    public static boolean isPresent(boolean nullable, Input in) {
        int state = Optionals.readState(in);
        if (state == 0) {
            requireNullable(nullable);
        }
        return state == Optionals.PRESENT;
    }

    /** Refuses null where it is not allowed. */
    public static void requireNullable(boolean nullable) {
        if (!nullable) {
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
        }
    }

    /**
     * Reads the count of elements that count as such; -1 for null.
     *
     * @param size the size of an element in bytes; less than 1 if it varies
     * @throws MarshalException as {@link Counts#read(int, Input)}; MARSHAL206 for null where it is not allowed,
     *     MARSHAL215 if there are too many
     */
    public static int count(int size, boolean nullable, int max, Input in) {
        int count = Counts.read(Math.max(1, size), max == Integer.MAX_VALUE ? in : Limits.counted(max, in));
        requireNullable(nullable || count >= 0);
        return count;
    }

    /** As the other method, with a count in a form that another library has chosen. */
    public static int count(NumberForm length, int size, boolean nullable, int max, Input in) {
        int count = Lengths.readCount(length, size, max, in);
        requireNullable(nullable || count >= 0);
        return count;
    }

    /**
     * Reads the count of an array whose elements are all present; −1 for null.
     *
     * @param nullable whether null is allowed
     * @param max the maximum count
     * @throws MarshalException MARSHAL203 if elements are missing, MARSHAL206 for null where it is not allowed,
     *     MARSHAL215 if there are too many
     */
    public static int arrayCount(int elementSize, boolean nullable, int max, Input in) {
        int count = StopBit.read(in);
        requireNullable(nullable || count >= 0);
        if (count > max) {
            throw new MarshalException(RuntimeProblem.TOO_LONG, count + ", but at most " + max + " are allowed");
        }
        if ((long) count * elementSize > in.remaining()) {
            throw new MarshalException(
                    RuntimeProblem.BYTES_RUN_OUT,
                    count + " elements of " + elementSize + " bytes, " + in.remaining() + " bytes left");
        }
        return count;
    }
}
