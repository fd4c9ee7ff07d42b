package org.marshal4j.processor.model;

/**
 * The nearest superclass that has a marshaller.
 *
 * @param name its name
 * @param isAbstract whether its marshaller only carries the list of fields
 * @param fields how many fields a subclass takes over from it
 */
public record Ancestor(Name name, boolean isAbstract, int fields) {}
