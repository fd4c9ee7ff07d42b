package org.marshal4j.processor.model;

/**
 * The class named by an annotation of Chronicle Wire, such as {@code @NanoTime}, that converts numbers to text.
 *
 * @param type the class
 * @param hasInstance whether it has a constant {@code INSTANCE}, which is used instead of a new object
 */
public record LongConverter(Name type, boolean hasInstance) {}
