package org.marshal4j.runtime.generated.encoded;

import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.value.Impossible;
import org.marshal4j.schema.wire.NumberForm;

/** For generated code only: floats as doubles, and doubles as floats if they are the same number. Stateless. */
public final class Reals {
    private Reals() {}

    /**
     * Returns a double that is written as a float.
     *
     * @param name the name of the field, for messages
     * @throws MarshalException MARSHAL227 if it would be another number
     */
    public static double require(String name, double value) {
        if ((float) value != value && !Double.isNaN(value)) {
            throw new MarshalException(RuntimeProblem.NOT_KEPT, name, value + " is no float");
        }
        return value;
    }

    /** Returns a number that was read, or refuses it if it is no float (MARSHAL214). */
    public static float toFloat(double value) {
        if ((float) value != value && !Double.isNaN(value)) {
            throw Impossible.value(value + " is no float");
        }
        return (float) value;
    }

    /** Returns the bits of a float in its form. */
    public static long bits(NumberForm form, float value) {
        return form.isDouble() ? Double.doubleToRawLongBits(value) : Float.floatToRawIntBits(value);
    }

    /** Returns the bits of a double in its form; MARSHAL227 if it would be another number. */
    public static long bits(String name, NumberForm form, double value) {
        return form.isDouble()
                ? Double.doubleToRawLongBits(value)
                : Float.floatToRawIntBits((float) require(name, value));
    }

    /** Returns the float of bits in a form; MARSHAL214 if they are none. */
    public static float floatOf(NumberForm form, long bits) {
        return form.isDouble() ? toFloat(Double.longBitsToDouble(bits)) : Float.intBitsToFloat((int) bits);
    }

    /** Returns the double of bits in a form. */
    public static double doubleOf(NumberForm form, long bits) {
        return form.isDouble() ? Double.longBitsToDouble(bits) : Float.intBitsToFloat((int) bits);
    }
}
