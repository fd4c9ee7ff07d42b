/**
 * For users: marshallers for the immutable collections of Guava. Only the type of a field says how its elements are
 * marshalled, so declare a one-line class for each collection type that you use, and name it on the package:
 *
 * <pre>{@code
 * public final class LegsMarshaller extends ImmutableListMarshaller<Leg> {
 *     public LegsMarshaller() {
 *         super(Part.of(LegMarshaller.INSTANCE));
 *     }
 * }
 *
 * @MarshalTypesWith(LegsMarshaller.class)
 * package com.acme;
 * }</pre>
 *
 * <p>What is read is equal to what was written, and in the same order. Invalid bytes are refused: a repeated element
 * or key (MARSHAL214), more than 256 elements or keys that have the same hash code and are not comparable
 * (MARSHAL222), and counts larger than the bytes that are left (MARSHAL203). Marshallers have no state, so any number
 * of threads may use them.
 */
@NullMarked
package org.marshal4j.guava;

import org.jspecify.annotations.NullMarked;
