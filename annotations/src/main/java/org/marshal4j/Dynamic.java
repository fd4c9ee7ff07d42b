package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lets a field hold values whose classes are not known before: wherever its type says {@code Object}, as in {@code Object}, {@code
 * Object[]}, {@code List<Object>} or {@code Map<String, Object>}, any value of a closed set is written, behind a tag that tells its class.
 * No message can make a reader load another class. Without the annotation {@code Object} is refused.
 *
 * <p>The set: null; {@code Boolean}, {@code Byte}, {@code Short}, {@code Integer}, {@code Long}, {@code Float}, {@code Double}, {@code
 * Character}, {@code BigInteger}, {@code BigDecimal}, {@code String}, {@code byte[]}, {@code UUID}, the classes of {@code java.time} that
 * fields can have; the enums and classes that {@link #value} lists; and lists, and maps whose keys are Strings, of such values in turn. A list
 * is read as an {@code ArrayList}, a map as a {@code LinkedHashMap}, everything else as the class that it was. Writing anything else fails
 * (MARSHAL230).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface Dynamic {
    /**
     * Enums, and classes with marshallers, whose values the field may hold as well, at any depth. Each has a {@link TypeId}, by which the
     * bytes tell it from the others in the list; of an imported class it is on the mix-in. Values of subclasses are refused.
     *
     * @return the classes, in any order
     */
    Class<?>[] value() default {};
}
