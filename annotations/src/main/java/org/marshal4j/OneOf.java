package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the usual values of a {@code String}: each takes one byte, its place in this list. Any other text is written after a
 * byte of its own. Values may be added at the end; anything else changes what the bytes mean.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface OneOf {
    /**
     * The usual values.
     *
     * @return up to 254 different texts
     */
    String[] value();
}
