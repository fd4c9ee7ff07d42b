package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that a field is never null. It has no presence byte on the wire; writing null, or reading bytes that mean null, is an error that
 * names the field. On a class it applies to all fields that the class itself declares, on an interface to all of its properties. It makes
 * no difference to primitive fields, which are never null anyway.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD, ElementType.TYPE})
public @interface Required {}
