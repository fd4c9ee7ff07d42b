package org.marshal4j.runtime.generated.encoded;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.wire.NumberForm;

/** Lengths of texts and arrays, and numbers of elements, in a form that is a parameter. −1 means null. */
public final class Lengths {
    private Lengths() {}

    /**
     * Writes a length.
     *
     * @param what what has this length, for messages
     * @return the length
     * @throws MarshalException MARSHAL215 if the form has no such length
     * @throws java.nio.BufferOverflowException if it does not fit into the buffer
     */
    public static int write(String what, NumberForm form, int length, Output out) {
        require(what, form, length);
        EncodedNumbers.write(form, Integer.SIZE, length, out);
        return length;
    }

    static void require(String what, NumberForm form, int length) {
        if (length > form.max()) {
            throw new MarshalException(
                    RuntimeProblem.TOO_LONG,
                    "",
                    "the length of " + what + " is " + length + ", but " + form.wireName() + " holds at most "
                            + form.max());
        }
    }

    /**
     * Reads a length.
     *
     * @throws MarshalException MARSHAL205 if it is none, MARSHAL215 if it is greater than {@code max}
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static int read(String what, NumberForm form, int max, Input in) {
        long length = EncodedNumbers.read(form, Integer.SIZE, in);
        if (length < (form.hasNullLength() ? -1 : 0) || length > Integer.MAX_VALUE) {
            throw new MarshalException(RuntimeProblem.BAD_COUNT, "the length of " + what + " is " + length);
        }
        if (length > max) {
            throw new MarshalException(
                    RuntimeProblem.TOO_LONG,
                    "the length of " + what + " is " + length + ", but at most " + max + " are allowed");
        }
        return (int) length;
    }

    /**
     * Reads the number of elements, and checks that the bytes left can hold them.
     *
     * @param least the minimum size of an element in bytes; less than 1 counts as 1
     * @throws MarshalException as {@link #read}; MARSHAL203 if there are too few bytes, MARSHAL223 if the limits of the
     *     read do not allow as many elements
     */
    public static int readCount(NumberForm form, int least, int max, Input in) {
        int count = read("a collection", form, max, in);
        requireRoom(count, Math.max(1, least), in);
        in.takeElements(count);
        return count;
    }

    /** Refuses a number of elements of a size, if there are too few bytes for them (MARSHAL203). */
    public static void requireRoom(int count, int size, Input in) {
        if ((long) count * size > in.remaining()) {
            throw new MarshalException(
                    RuntimeProblem.BYTES_RUN_OUT,
                    count + " elements of at least " + size + " bytes, " + in.remaining() + " bytes left");
        }
    }

    /** Returns the number of bytes that a length takes. */
    public static int size(NumberForm form, int length) {
        return EncodedNumbers.size(form, Integer.SIZE, length);
    }
}
