package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Excludes a field or record component from the wire form, as the keyword {@code transient} does for fields. It has
 * no bytes. Reading leaves a skipped field unchanged and sets a skipped record component to 0, false or null.
 *
 * <pre>{@code
 * @Skip
 * Object cache;
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface Skip {}
