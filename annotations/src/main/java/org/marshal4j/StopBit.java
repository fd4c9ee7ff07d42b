package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Writes a number in as few bytes as it needs. It applies to {@code short}, {@code int}, {@code long}, {@code char},
 * {@code float} and {@code double}, their boxes, atomic and optional numbers, {@link java.math.BigDecimal}, and the
 * dates and times of {@code java.time}, {@code java.util} and {@code java.sql} except {@link java.time.MonthDay} and
 * {@link java.time.ZoneId}. On a type, it applies to all such fields that the type declares.
 *
 * <p>Whole numbers are written in Chronicle's stop-bit form: one byte up to 127, two up to 16383, and so on. So are
 * doubles that are decimals of at most 15 digits, and floats of at most 6, with their scale: 1.5 takes two bytes, 101.25
 * three. Any other double or float takes one byte more than without the annotation. Every value is read back bit for
 * bit. A BigDecimal is written in the same way if its scale is from 0 to 14, and keeps its scale. A time is
 * written as a count of seconds, milliseconds, microseconds or nanoseconds, a date as the days since 1970.
 *
 * <pre>{@code
 * @StopBit
 * int quantity;
 *
 * @StopBit
 * double price;
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD, ElementType.TYPE})
public @interface StopBit {}
