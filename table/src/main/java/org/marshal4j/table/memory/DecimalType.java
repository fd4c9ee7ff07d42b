package org.marshal4j.table.memory;

/**
 * The type of a column of decimals.
 *
 * @param precision the maximum number of digits of a value, 1 to 38
 * @param scale the number of digits after the decimal point, 0 to the precision
 */
public record DecimalType(int precision, int scale) {
    /** For columns of other kinds. */
    public static final DecimalType NONE = new DecimalType(0, 0);

    /** Tells whether the type is valid. */
    public boolean isValid() {
        return precision >= 1 && precision <= 38 && scale >= 0 && scale <= precision;
    }

    /** Returns the name of the type as pyarrow prints it. */
    public String text() {
        return Kind.DECIMAL.text() + "(" + precision + ", " + scale + ")";
    }
}
