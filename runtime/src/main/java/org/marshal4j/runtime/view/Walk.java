package org.marshal4j.runtime.view;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.Optionals;

/**
 * Steps over values without reading them, for generated views. Only the end of each value is checked. Methods throw a
 * {@link MarshalException}, MARSHAL205 for an invalid count and MARSHAL203 where bytes are missing, or a {@link
 * java.nio.BufferUnderflowException} within the count. Stateless.
 */
public final class Walk {
    private Walk() {}

    /**
     * Steps over a text, which is a count and as many bytes; null included.
     *
     * @param in the input
     */
    public static void text(Input in) {
        text(0, in);
    }

    /**
     * Steps over a text and over the bytes before it.
     *
     * @param before the number of bytes before the text
     * @param in the input
     */
    public static void text(int before, Input in) {
        Text.skip(before, in);
    }

    /**
     * Steps over an array, which is a count and as many elements; null included.
     *
     * @param elementSize the size of an element in bytes
     * @param in the input
     */
    public static void array(int elementSize, Input in) {
        in.skip((long) Math.max(0, arrayCount(elementSize, true, Integer.MAX_VALUE, in)) * elementSize);
    }

    /**
     * Steps over an enum constant, which is a count alone.
     *
     * @param in the input
     */
    public static void constant(Input in) {
        StopBit.read(in);
    }

    /**
     * Reads the byte of an Optional, or of another holder of one value.
     *
     * @param nullable whether null is allowed; otherwise null is refused (MARSHAL206)
     * @param in the input
     * @return whether the value follows
     */
    public static boolean isPresent(boolean nullable, Input in) {
        int state = Optionals.readState(in);
        if (state == 0) {
            requireNullable(nullable);
        }
        return state == Optionals.PRESENT;
    }

    /**
     * Tells whether the object of a family at the position is null. If it is, its type id has been read; otherwise
     * nothing has.
     *
     * @param in the input
     * @return true if it is null
     */
    public static boolean isNull(Input in) {
        long position = in.position();
        if (StopBit.read(in) < 0) {
            return true;
        }
        in.position(position);
        return false;
    }

    /** Refuses null where it is not allowed. */
    static void requireNullable(boolean nullable) {
        if (!nullable) {
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
        }
    }

    /**
     * Reads the count of an array whose elements are all present; −1 for null.
     *
     * @param nullable whether null is allowed
     * @param max the maximum count
     * @throws MarshalException MARSHAL203 if elements are missing, MARSHAL206 for null where it is not allowed,
     *     MARSHAL215 if there are too many
     */
    static int arrayCount(int elementSize, boolean nullable, int max, Input in) {
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
