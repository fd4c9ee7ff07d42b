package org.marshal4j.processor.model;

/**
 * What {@code @Decimal} says about a field.
 *
 * @param precision the number of digits
 * @param scale how many of them are after the decimal point
 */
public record DecimalOptions(int precision, int scale) {

    /** The field has no such annotation. */
    public static final DecimalOptions NONE = new DecimalOptions(0, 0);

    /** The default precision, and the highest. */
    public static final int MOST_DIGITS = 38;

    /** Whether Arrow has such decimals. */
    public boolean isValid() {
        return precision >= 1 && precision <= MOST_DIGITS && scale >= 0 && scale <= precision;
    }
}
