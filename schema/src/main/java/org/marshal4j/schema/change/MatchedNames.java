package org.marshal4j.schema.change;

/** How the fields of two schemas are matched. */
enum MatchedNames {
    /** The former schema has the names of its time: a new name at the same place may be that of the same field. */
    FORMER,

    /** The former schema has been given today's names, so a field with another name is another field. */
    PRESENT
}
