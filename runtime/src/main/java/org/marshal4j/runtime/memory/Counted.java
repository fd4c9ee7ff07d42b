package org.marshal4j.runtime.memory;

import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/** The count of bytes before a value that varies in size: what is allowed, and what can be there. */
public final class Counted {
    /** The largest array that every JVM can make, less the count. */
    public static final int MOST = Integer.MAX_VALUE - 16;

    private Counted() {}

    /**
     * Reads a count, behind which there are as many bytes; −1 for null.
     *
     * @param what is counted, such as {@code a text}
     * @throws MarshalException MARSHAL205 if the count is none, MARSHAL215 if it is above {@code max}, MARSHAL203 if the
     *     bytes left are fewer
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static int read(String what, int max, Input in) {
        int count = StopBit.read(in);
        allowed(what, count, max);
        if (count > in.remaining()) {
            throw new MarshalException(
                    RuntimeProblem.BYTES_RUN_OUT, what + " of " + count + " bytes, " + in.remaining() + " bytes left");
        }
        return count;
    }

    /** As {@link #read}, of a text, which the limits of the read may allow less than its field (MARSHAL215). */
    public static int readText(String what, int max, Input in) {
        return read(what, Math.min(max, in.limits().textBytes()), in);
    }

    /** Refuses a count that was read and is more than the field allows (MARSHAL215). */
    public static void allowed(String what, int count, int max) {
        if (count > max) {
            throw new MarshalException(RuntimeProblem.TOO_LONG, tooLong(what, count, max));
        }
    }

    /** The number of bytes to write as an int, or MARSHAL205 if they are more than an array could take. */
    public static int possible(String what, long size) {
        if (size > MOST) {
            throw new MarshalException(RuntimeProblem.BAD_COUNT, what + " of " + size + " bytes, more than " + MOST);
        }
        return (int) size;
    }

    /** Refuses to write more bytes than the field allows (MARSHAL215). */
    public static void allowed(String field, String what, long size, int max) {
        if (size > max) {
            throw new MarshalException(RuntimeProblem.TOO_LONG, field, tooLong(what, size, max));
        }
    }

    private static String tooLong(String what, long size, int max) {
        return what + " of " + size + " bytes, but at most " + max + " are allowed";
    }
}
