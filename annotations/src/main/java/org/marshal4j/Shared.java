package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Keeps the identity of objects: one that is referred to several times in a message is written once, and is one object again
 * after reading, also if it refers to itself, directly or over others. On a field it goes for the object in the field, or the
 * elements of the collection in it; on a type, for every field of that type. Without it each reference is written as an object
 * of its own.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD, ElementType.TYPE})
public @interface Shared {}
