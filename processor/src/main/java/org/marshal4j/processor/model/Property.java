package org.marshal4j.processor.model;

/**
 * What a bean has a getter and a setter for.
 *
 * @param name its name, which is that of the field
 * @param type its type
 * @param getter the name of the method that gets it
 * @param setter the name of the method that sets it
 * @param chained whether the setter returns the object
 */
public record Property(String name, TypeRef type, String getter, String setter, boolean chained) {}
