package org.marshal4j.tables;

import org.marshal4j.Marshal;

/** Another class with the name of one in each table. */
@Marshal(table = true)
public class Columns implements ColumnsMarshallable {
    int columns;
}
