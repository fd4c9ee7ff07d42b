package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Limits the length of a text, array, collection or map. The limit is checked on writing, and on reading before any
 * memory is allocated. This does not change the bytes.
 *
 * <pre>{@code
 * @MaxLength(1000)
 * List<OrderLine> lines;
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface MaxLength {
    /**
     * The maximum length.
     *
     * @return 0 or more: bytes of UTF-8 for a text, elements for an array or collection, entries for a map
     */
    int value();
}
