package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Limits what a text, array, collection or map may hold, on writing and, before anything is allocated for it, on reading. It
 * changes no bytes.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface MaxLength {
    /**
     * The most that is accepted.
     *
     * @return bytes of UTF-8 of a text, elements of an array or collection, entries of a map; 0 or more
     */
    int value();
}
