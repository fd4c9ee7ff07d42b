package org.marshal4j.tables;

import org.marshal4j.Marshal;

/** A class named like a nested class of each table. */
@Marshal(table = true)
public class Columns implements ColumnsMarshallable {
    int columns;
}
