package org.marshal4j.processor.model;

/**
 * A pair of a getter and a setter of a bean.
 *
 * @param name its name, which is the name of the field
 * @param type its type
 * @param getter the name of the getter
 * @param setter the name of the setter
 * @param chained whether the setter returns the object
 */
public record Property(String name, TypeRef type, String getter, String setter, boolean chained) {}
