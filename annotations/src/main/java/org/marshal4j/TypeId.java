package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The number by which the bytes tell a subtype of a family from the others, and a class or enum that {@link Dynamic} lists from the others in
 * that list. Once there are bytes with it, it stays as it is and is never given to another type.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface TypeId {
    /**
     * The number.
     *
     * @return 0 or more, unique in the family, and in each list; numbers up to 127 take one byte
     */
    int value();
}
