package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Writes a number in as few bytes as it needs. It applies to {@code short}, {@code int}, {@code long}, {@code char},
 * {@code float} and {@code double}, their boxes, {@link java.math.BigDecimal}, {@link java.time.Instant},
 * {@link java.time.Duration}, {@link java.time.LocalDate}, {@link java.time.LocalTime} and
 * {@link java.time.LocalDateTime}. On a type, it applies to all such fields that the type declares.
 *
 * <p>Whole numbers are written in Chronicle's stop-bit form: one byte up to 127, two up to 16383, and so on. So are
 * doubles that are decimals of at most 15 digits, and floats of at most 6, with their scale: 1.5 takes two bytes, 101.25
 * three. Any other double or float takes one byte more than without the annotation. Every value is read back bit for
 * bit. A BigDecimal is written in the same way if its scale is from 0 to 14, and keeps its scale. Times are
 * written as the seconds, dates as the days since 1970.
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
