package org.marshal4j.tools.cat;

/** How messages are written. */
public enum Format {
    /** A line of JSON for each message. */
    JSON,
    /** A document of YAML for each message. */
    YAML,
    /** A line with the names of the columns, then a line for each message. */
    CSV
}
