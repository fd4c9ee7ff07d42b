package org.marshal4j.runtime;

/**
 * Checks the count of bytes that precedes a value of varying size: whether it is allowed, and whether it is possible.
 */
public final class Counted {
    /** The size of the largest array that every JVM can create, less the count. */
    public static final int MOST = Integer.MAX_VALUE - 16;

    private Counted() {}

    /**
     * Reads a count, which is followed by as many bytes; −1 for null.
     *
     * @param what what is counted, such as {@code a text}
     * @param max the maximum count
     * @param in the input
     * @return the count
     * @throws MarshalException MARSHAL205 if the count is invalid, MARSHAL215 if it exceeds {@code max}, MARSHAL203 if
     *     fewer bytes are left
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static int read(String what, int max, InputWindow in) {
        int count = StopBit.read(in);
        allowed(what, count, max);
        if (count > in.remaining()) {
            throw new MarshalException(
                    RuntimeProblem.BYTES_RUN_OUT, what + " of " + count + " bytes, " + in.remaining() + " bytes left");
        }
        return count;
    }

    /**
     * Reads the count of a text as {@link #read} does; the limits of the read may allow less than the field
     * (MARSHAL215).
     *
     * @param what what is counted, such as {@code a text}
     * @param max the maximum count that the field allows
     * @param in the input
     * @return the count
     */
    public static int readText(String what, int max, InputWindow in) {
        return read(what, Math.min(max, in.limits().textBytes()), in);
    }

    /**
     * Refuses a count that was read and exceeds what the field allows (MARSHAL215).
     *
     * @param what what is counted
     * @param count the count
     * @param max the maximum count
     */
    public static void allowed(String what, int count, int max) {
        if (count > max) {
            throw new MarshalException(RuntimeProblem.TOO_LONG, tooLong(what, count, max));
        }
    }

    /**
     * Converts a number of bytes to be written to an int, or throws MARSHAL205 if no array could hold as many.
     *
     * @param what what is counted
     * @param size the number of bytes
     * @return the same number
     */
    public static int possible(String what, long size) {
        if (size > MOST) {
            throw new MarshalException(RuntimeProblem.BAD_COUNT, what + " of " + size + " bytes, more than " + MOST);
        }
        return (int) size;
    }

    /**
     * Refuses to write more bytes than the field allows (MARSHAL215).
     *
     * @param field the name of the field
     * @param what what is counted
     * @param size the number of bytes
     * @param max the maximum number of bytes
     */
    public static void allowed(String field, String what, long size, int max) {
        if (size > max) {
            throw new MarshalException(RuntimeProblem.TOO_LONG, field, tooLong(what, size, max));
        }
    }

    private static String tooLong(String what, long size, int max) {
        return what + " of " + size + " bytes, but at most " + max + " are allowed";
    }
}
