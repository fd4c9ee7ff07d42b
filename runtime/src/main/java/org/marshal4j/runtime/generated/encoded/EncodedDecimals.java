package org.marshal4j.runtime.generated.encoded;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Counted;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.value.Impossible;
import org.marshal4j.schema.text.ShownText;

/** Decimals as doubles or texts. */
public final class EncodedDecimals {
    /** A number of more characters could take much longer to create than its bytes to send. */
    private static final int MOST = 1000;

    /** A text of allowed length with a greater scale has an exponent that an int holds, as decimals of texts must. */
    private static final int LEAST_SCALE = MOST - Integer.MAX_VALUE;

    private EncodedDecimals() {}

    /** Returns the decimal that a double is shown as, as {@link BigDecimal#valueOf(double)}; MARSHAL214 if there is none. */
    public static BigDecimal of(@Nullable BigDecimal current, double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            throw Impossible.value(value + " is no decimal");
        }
        BigDecimal read = BigDecimal.valueOf(value);
        return kept(current, read);
    }

    @SuppressWarnings("BigDecimalEquals") // another scale is another value
    private static BigDecimal kept(@Nullable BigDecimal current, BigDecimal read) {
        return current != null && read.equals(current) ? current : read;
    }

    /** Returns the nearest double; MARSHAL227 if the decimal is too large for one. */
    public static double nearest(String name, BigDecimal value) {
        double nearest = value.doubleValue();
        if (Double.isInfinite(nearest)) {
            throw new MarshalException(RuntimeProblem.NOT_KEPT, name, "the decimal is too large for a double");
        }
        return nearest;
    }

    /**
     * Returns the text of a decimal; null for null. MARSHAL215 if it has more than 1000 characters, MARSHAL227 if no
     * decimal can be made of it.
     */
    public static @Nullable String text(String name, @Nullable BigDecimal value) {
        if (value == null) {
            return null;
        }
        if (value.scale() < LEAST_SCALE && value.precision() - 1L - value.scale() > Integer.MAX_VALUE) {
            throw new MarshalException(RuntimeProblem.NOT_KEPT, name, "the decimal is too large for its own text");
        }
        String text = value.toString();
        Counted.allowed(name, "a decimal", text.length(), MOST);
        return text;
    }

    /**
     * Returns the decimal of a text that was read; null for null. MARSHAL214 if it is none, has more than 1000 characters,
     * or is not the text of the decimal that it makes.
     */
    public static @Nullable BigDecimal parse(@Nullable BigDecimal current, @Nullable String text) {
        if (text == null) {
            return null;
        }
        if (text.length() > MOST) {
            throw Impossible.value("a decimal of " + text.length() + " characters");
        }
        try {
            BigDecimal read = new BigDecimal(text);
            Impossible.unlessSame("a decimal", text, read.toString(), read);
            return kept(current, read);
        } catch (NumberFormatException e) {
            throw Impossible.value(ShownText.of(text) + " is no decimal");
        }
    }
}
