package org.marshal4j.processor.plan;

/**
 * A point between two fields that no block may cross.
 *
 * @param field the index of the field after it
 * @param part the part of the message at that point
 */
public record Cut(int field, Part part) {}
