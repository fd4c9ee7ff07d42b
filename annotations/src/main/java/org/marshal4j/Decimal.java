package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Keeps a {@code BigDecimal} as a number in tables, with the same number of decimal places in all rows: Arrow's
 * {@code decimal128(precision, scale)}, with which other programs can calculate. Without it, the column holds texts,
 * which keep the scale of each value.
 *
 * <p>A value that needs more decimal places or more digits cannot be put into the table; nothing is rounded. One with
 * fewer decimal places is read back with zeros at its end: {@code 2.5} as {@code 2.50}. Messages are the same with and
 * without this annotation.
 *
 * <pre>{@code
 * @Decimal(precision = 18, scale = 2)
 * BigDecimal amount;   // up to 9999999999999999.99
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface Decimal {
    /**
     * The largest number of digits in a value, including those after the decimal point.
     *
     * @return 1 to 38
     */
    int precision() default 38;

    /**
     * The number of digits after the decimal point.
     *
     * @return 0 to the precision
     */
    int scale();
}
