/**
 * Marshallers for the immutable collections of Guava. The elements of a field say how they are marshalled nowhere but in its type, so a
 * program declares a class of one line for each type that it holds, and names it on its package:
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
 * <p>What is read is equal to what was written, and in its order. Bytes that are no value are refused: an element or key that comes twice
 * (MARSHAL214), more than 256 elements or keys of one hash code that are not comparable (MARSHAL222), counts beyond the bytes that are
 * left (MARSHAL203). Marshallers have no state, so any number of threads may use them.
 */
@NullMarked
package org.marshal4j.guava;

import org.jspecify.annotations.NullMarked;
