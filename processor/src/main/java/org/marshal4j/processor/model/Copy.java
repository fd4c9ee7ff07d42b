package org.marshal4j.processor.model;

/** How runs of primitive fields are moved, as {@code @Marshal(copy = …)} has it. */
public enum Copy {
    AUTO,
    FIELDS,
    BULK
}
