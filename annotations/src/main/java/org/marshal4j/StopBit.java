package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Writes numbers in as few bytes as they need, in Chronicle's stop-bit form, instead of in a fixed number of bytes: one byte up
 * to 127, two up to 16383. For {@code short}, {@code int}, {@code long} and {@code char} and their boxes; on a type, for all
 * such fields that the type itself declares.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD, ElementType.TYPE})
public @interface StopBit {}
