package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Writes a number in as few bytes as it needs, in Chronicle's stop-bit form: one byte up to 127, two up to 16383, and
 * so on. It applies to {@code short}, {@code int}, {@code long} and {@code char} and their boxes. On a type, it
 * applies to all such fields that the type declares.
 *
 * <pre>{@code
 * @StopBit
 * int quantity;
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD, ElementType.TYPE})
public @interface StopBit {}
