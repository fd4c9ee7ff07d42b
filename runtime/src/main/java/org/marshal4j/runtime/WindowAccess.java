package org.marshal4j.runtime;

/** How the window of an {@link Input} relates to the memory of its source. */
public enum WindowAccess {
    /** A copy, or unknown: stores change nothing else, and changes by others are not visible. */
    COPY,

    /** The memory itself, which is read-only. */
    READ_ONLY,

    /** The memory itself, which is writable. */
    WRITABLE
}
