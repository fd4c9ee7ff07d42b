package org.marshal4j.tables;

import org.marshal4j.Marshal;

/** A class with the name of one in each table. */
@Marshal(table = true)
public class Row implements RowMarshallable {
    int number;
    Columns columns;
}
