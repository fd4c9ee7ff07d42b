package org.marshal4j.processor.model;

/**
 * An instance field as part of the layout of objects in memory, whether or not it is marshalled.
 *
 * @param name its name
 * @param bytes its size in bytes; 0 for a reference, whose size depends on the JVM
 */
public record MemoryField(String name, int bytes) {}
