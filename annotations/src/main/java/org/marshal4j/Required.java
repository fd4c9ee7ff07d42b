package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that a field is never null: it has no presence byte on the wire, writing null is an error that names the field,
 * and so is reading bytes that stand for null. On a type it goes for all fields that the type itself declares. It changes
 * nothing for primitive fields, which are never null anyway.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD, ElementType.TYPE})
public @interface Required {}
