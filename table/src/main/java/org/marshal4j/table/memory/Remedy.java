package org.marshal4j.table.memory;

/** What the messages about files of another class advise. */
public final class Remedy {
    /**
     * Copying with the class that wrote the file alone would write the same file again, and today's class cannot open
     * it.
     */
    public static final String COPY =
            "copy its rows to a new table, in a program with both classes, as docs/tables.md shows";

    private Remedy() {}
}
