package org.marshal4j.wire;

import net.openhft.chronicle.wire.ValueIn;

/**
 * Floating-point numbers that may have an anchor or be an alias in YAML. Wire's own methods for numbers warn about both
 * and return zero.
 */
public final class Floats {
    private Floats() {}

    /**
     * Reads a {@code float}; null is read as zero.
     *
     * @param in where to read
     * @return the number
     */
    public static float float32(ValueIn in) {
        return (float) float64(in);
    }

    /**
     * Reads a {@code double}; null is read as zero.
     *
     * @param in where to read
     * @return the number
     */
    public static double float64(ValueIn in) {
        if (!in.wireIn().hintReadInputOrder()) {
            return in.float64();
        }
        // YAML accepts anchors if the type need not be exact. An alias may refer to any number, or to its text.
        Object value = in.<Object>object(null, Double.class, true);
        if (value == null) {
            return 0;
        }
        return value instanceof Number number ? number.doubleValue() : Double.parseDouble(value.toString());
    }
}
