package org.marshal4j.processor.model;

/** How runs of primitive fields are copied, as {@code @Marshal(copy = …)} says. */
public enum BulkCopy {
    AUTO,
    FIELDS,
    BULK
}
