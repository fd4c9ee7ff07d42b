package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a back reference: a field that refers to the object of which this one is a part. The field has no bytes.
 * Reading sets it to the nearest enclosing object in the message that has the field's type, or to null if there is
 * none.
 *
 * <pre>{@code
 * @Marshal
 * class Line {
 *     @Parent
 *     Order order;
 *     String product;
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT})
public @interface Parent {}
