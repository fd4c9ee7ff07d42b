package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Uses a hand-written marshaller for a field, or for all fields of a type.
 *
 * <pre>{@code
 * @MarshalWith(MoneyMarshaller.class)
 * Money price;
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD, ElementType.TYPE})
public @interface MarshalWith {
    /**
     * The marshaller.
     *
     * @return a class that implements {@code org.marshal4j.runtime.FieldMarshaller} for the type of the field and has a
     *     constructor without parameters
     */
    Class<?> value();
}
