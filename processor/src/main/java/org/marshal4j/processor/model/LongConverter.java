package org.marshal4j.processor.model;

/**
 * The class that an annotation of Chronicle Wire, such as {@code @NanoTime}, names to make texts of numbers.
 *
 * @param type the class
 * @param hasInstance whether it has a constant {@code INSTANCE} to be used, and is not made anew
 */
public record LongConverter(Name type, boolean hasInstance) {}
