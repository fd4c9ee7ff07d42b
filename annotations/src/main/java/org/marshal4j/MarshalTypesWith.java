package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Uses hand-written marshallers for all values of their types, wherever classes of a package hold them: in fields, as
 * elements of collections and arrays, as keys and values of maps, and in optional values. This applies to the annotated
 * package, its subpackages, and classes imported there. If two packages name a marshaller for the same type, the
 * innermost package wins; {@link MarshalWith &#64;MarshalWith} on a field overrides both.
 *
 * <pre>{@code
 * @MarshalTypesWith({MoneyMarshaller.class, DateTimeMarshaller.class})
 * package com.acme;
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.PACKAGE)
public @interface MarshalTypesWith {
    /**
     * The marshallers. A class in the list either is a marshaller, or holds marshallers in its public constants
     * ({@code public static final} fields), in which case all of them are used;
     * {@code org.marshal4j.runtime.jdk.JdkMarshallers} is an example.
     *
     * @return classes that implement {@code org.marshal4j.runtime.FieldMarshaller}, or that hold such marshallers.
     *     Each must be for a different type, which has neither {@link Marshal @Marshal} nor
     *     {@link MarshalWith @MarshalWith} itself
     */
    Class<?>[] value();
}
