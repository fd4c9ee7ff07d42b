package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Preserves the identity of objects. An object that is referenced several times in a message is written once and is a
 * single object again after reading, even if it refers to itself, directly or through others. Without this, an object
 * is written again for each reference to it.
 *
 * <p>On a field, this applies to the object in the field, or to the elements if the field holds a collection. On a
 * type, it applies to all fields of that type.
 *
 * <pre>{@code
 * @Shared
 * Node next;
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD, ElementType.TYPE})
public @interface Shared {}
