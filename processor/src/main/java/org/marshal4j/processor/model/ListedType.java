package org.marshal4j.processor.model;

import java.util.Optional;

/**
 * A class that {@code @Dynamic} lists.
 *
 * @param type the class
 * @param id its type id, if it has one
 */
public record ListedType(TypeRef type, Optional<Integer> id) {}
