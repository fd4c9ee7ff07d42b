package org.marshal4j.benchmarks.tables;

/** Rows in a table, updated through the cursor of a loop over the table. */
final class CursorRows extends TableRows {

    /** Takes over a table. */
    CursorRows(TickTable table) {
        super(table);
    }

    @Override
    public void update() {
        for (TickTable.Row row : table) {
            row.quantity(row.quantity() + 1);
        }
    }
}
