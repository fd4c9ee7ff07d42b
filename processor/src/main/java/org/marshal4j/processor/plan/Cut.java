package org.marshal4j.processor.plan;

/**
 * What is between two fields, so that no block goes on across it.
 *
 * @param field the index of the field that it precedes
 * @param part what it is
 */
public record Cut(int field, Part part) {}
