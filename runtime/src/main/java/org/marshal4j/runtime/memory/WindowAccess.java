package org.marshal4j.runtime.memory;

/** What the window of an {@link Input} is to the memory behind it. */
public enum WindowAccess {
    /** A copy, or nobody knows: what is stored there changes nothing else, and what others store is not seen. */
    COPY,

    /** The memory itself, which must not be written to. */
    READ_ONLY,

    /** The memory itself. */
    WRITABLE
}
