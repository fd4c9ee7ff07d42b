/**
 * For users: marshallers for the classes of Joda-Time, one for each. {@link org.marshal4j.joda.JodaMarshallers} names
 * all of them at once, for the classes of a package:
 *
 * <pre>{@code
 * @MarshalTypesWith(JodaMarshallers.class)
 * package com.acme;
 * }</pre>
 *
 * <p>All of them use the ISO calendar and refuse to write a value with another chronology (MARSHAL227). Invalid bytes
 * are refused on reading (MARSHAL214). What is read is equal to what was written. They have no state, so any number
 * of threads may use them.
 */
@NullMarked
package org.marshal4j.joda;

import org.jspecify.annotations.NullMarked;
