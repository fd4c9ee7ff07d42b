package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives a {@code String} or an array of primitives a fixed number of bytes, so that it is stored in the same block as
 * the fixed-size fields around it. A text shorter than its space is padded with zeros; one that needs more bytes in
 * UTF-8 cannot be written. An array must have exactly the given number of elements.
 *
 * <pre>{@code
 * @FixedLength(8)
 * String symbol;       // always 8 bytes
 *
 * @FixedLength(3)
 * double[] position;   // always 24 bytes
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface FixedLength {
    /**
     * The size of the text in bytes, or the length of the array.
     *
     * @return for a text, 1 to 65534 bytes of UTF-8; for an array, 1 to 1048576 elements
     */
    int value();
}
