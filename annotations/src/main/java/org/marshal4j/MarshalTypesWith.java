package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Uses hand-written marshallers for all values of their types, wherever the classes of a package hold them: in fields, in elements of
 * collections and arrays, in keys and values of maps, in optional values. It goes for the package that bears it and for those below it,
 * and for classes that are imported there. Where two packages name a marshaller for a type, the nearer one decides; {@link MarshalWith
 * &#64;MarshalWith} on a field comes before both.
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
     * The marshallers.
     *
     * @return classes that implement {@code org.marshal4j.runtime.FieldMarshaller}, each of another class, interface or enum that has
     *     neither {@link Marshal @Marshal} nor {@link MarshalWith @MarshalWith} itself; or classes whose public constants ({@code public
     *     static final} fields) are of such classes, and which mean all of these: {@code org.marshal4j.runtime.jdk.JdkMarshallers}
     */
    Class<?>[] value();
}
