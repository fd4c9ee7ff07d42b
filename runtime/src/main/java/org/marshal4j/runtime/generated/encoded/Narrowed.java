package org.marshal4j.runtime.generated.encoded;

import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.value.Impossible;
import org.marshal4j.schema.wire.NumberForm;

/** Whole numbers that are written in a form, or read into a type, that does not hold all of them. */
public final class Narrowed {
    private Narrowed() {}

    /**
     * Refuses to write a number that does not fit into a form.
     *
     * @param name the name of the field, for messages
     * @throws MarshalException MARSHAL227
     */
    public static void require(String name, NumberForm form, long value) {
        if (value < form.min() || value > form.max()) {
            throw new MarshalException(
                    RuntimeProblem.NOT_KEPT,
                    name,
                    value + " is not between " + form.min() + " and " + form.max() + ", so " + form.wireName()
                            + " cannot hold it");
        }
    }

    /** Returns a number that was read, or refuses it if it is not 0 or 1 (MARSHAL214). */
    public static boolean toBoolean(long value) {
        return between(0, 1, value) == 1;
    }

    /** Returns a number that was read, or refuses it if it is no byte (MARSHAL214). */
    public static byte toByte(long value) {
        return (byte) between(Byte.MIN_VALUE, Byte.MAX_VALUE, value);
    }

    /** Returns a number that was read, or refuses it if it is no short (MARSHAL214). */
    public static short toShort(long value) {
        return (short) between(Short.MIN_VALUE, Short.MAX_VALUE, value);
    }

    /** Returns a number that was read, or refuses it if it is no char (MARSHAL214). */
    public static char toChar(long value) {
        return (char) between(Character.MIN_VALUE, Character.MAX_VALUE, value);
    }

    /** Returns a number that was read, or refuses it if it is no int (MARSHAL214). */
    public static int toInt(long value) {
        return (int) between(Integer.MIN_VALUE, Integer.MAX_VALUE, value);
    }

    static long between(long min, long max, long value) {
        if (value < min || value > max) {
            throw Impossible.value(value + " is not between " + min + " and " + max);
        }
        return value;
    }
}
