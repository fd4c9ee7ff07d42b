package org.marshal4j.processor.model;

/**
 * An instance field as it takes part in the layout of objects in memory, whether or not it is marshalled.
 *
 * @param name its name
 * @param bytes its size in bytes; 0 for a reference, whose size is the JVM's business
 */
public record MemoryField(String name, int bytes) {}
