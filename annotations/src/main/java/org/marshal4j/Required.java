package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares that a field is never null. It then has no presence byte on the wire; writing null, or reading bytes that
 * mean null, is an error that names the field. On a class, this applies to all fields that the class declares; on an
 * interface, to all of its properties. Primitive fields are not affected, since they are never null.
 *
 * <pre>{@code
 * @Required
 * String symbol;
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD, ElementType.TYPE})
public @interface Required {}
