/**
 * Ready marshallers for the values of Joda-Time, each for one class. A package names those that its classes need:
 *
 * <pre>{@code
 * @MarshalTypesWith({InstantMarshaller.class, DateTimeMarshaller.class})
 * package com.acme;
 * }</pre>
 *
 * <p>All of them are for the ISO calendar, and refuse a value with another chronology when it is written (MARSHAL227). Bytes that are no
 * value are refused when they are read (MARSHAL214). What is read is equal to what was written. They have no state, so any number of
 * threads may use them.
 */
@NullMarked
package org.marshal4j.joda;

import org.jspecify.annotations.NullMarked;
