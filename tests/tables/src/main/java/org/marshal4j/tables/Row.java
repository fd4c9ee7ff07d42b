package org.marshal4j.tables;

import org.marshal4j.Marshal;

/** A class named like a nested class of each table. */
@Marshal(table = true)
public class Row implements RowMarshallable {
    int number;
    Columns columns;
}
