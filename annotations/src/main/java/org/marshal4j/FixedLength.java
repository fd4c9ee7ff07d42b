package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives a {@code String} or an array of primitives a fixed place in the bytes, so that it is stored with the fields of fixed
 * size around it. A text takes {@code n} bytes, with zeros behind it if it is shorter; writing one of more than {@code n} bytes
 * of UTF-8 is an error. An array has exactly {@code n} elements; writing one of another length is an error.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface FixedLength {
    /**
     * The room for the text, or the length of the array.
     *
     * @return bytes of UTF-8, 1 to 65534, for a text; elements, 1 to 1048576, for an array
     */
    int value();
}
