package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The number that identifies a class in the bytes: within a family, and in each list of {@link Dynamic} classes. Once
 * messages with it exist, never change it, and never give it to another class.
 *
 * <pre>{@code
 * @Marshal
 * @TypeId(1)
 * final class Circle extends Shape {
 *     double radius;
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface TypeId {
    /**
     * The number.
     *
     * @return 0 or more, unique in the family and in each list; numbers up to 127 take one byte
     */
    int value();
}
