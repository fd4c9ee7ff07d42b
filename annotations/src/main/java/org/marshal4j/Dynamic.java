package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lets a field of type {@code Object}, or an array, list or map of {@code Object}, hold values of different classes. A
 * tag before each value says what it is, so a message can only contain classes that the field accepts and can never
 * make a reader load another one. Without this annotation, a field of type {@code Object} is a compile-time error.
 *
 * <pre>{@code
 * @Dynamic
 * Map<String, Object> attributes;
 *
 * @Dynamic({Side.class, Quote.class})
 * Object payload;
 * }</pre>
 *
 * <p>A dynamic field accepts:
 * <ul>
 *   <li>null
 *   <li>{@code Boolean}, {@code Byte}, {@code Short}, {@code Integer}, {@code Long}, {@code Float}, {@code Double},
 *       {@code Character}, {@code BigInteger}, {@code BigDecimal}, {@code String}, {@code byte[]}, {@code UUID}, the
 *       classes of {@code java.time} that ordinary fields can have, and other classes whose wire types have a tag
 *   <li>the enums and classes listed in {@link #value}
 *   <li>lists of such values, and maps from {@code String} to such values
 * </ul>
 *
 * <p>A list is read as an {@code ArrayList} and a map as a {@code LinkedHashMap}; any other value is read as the class
 * it was written from. Writing a value of another class fails (MARSHAL230).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface Dynamic {
    /**
     * Lists enums and marshalled classes that the field accepts in addition to the standard ones, at any depth. Each
     * needs a {@link TypeId}, which identifies it in the bytes; for an imported class it goes on the mix-in.
     * Subclasses of a listed class are refused.
     *
     * @return the classes, in any order
     */
    Class<?>[] value() default {};
}
