package org.marshal4j.benchmarks.tables;

/** Rows in a table, updated through a cursor that is moved explicitly. */
final class MovedRows extends TableRows {
    private final TickTable.Row row;

    /** Takes over a table. */
    MovedRows(TickTable table) {
        super(table);
        row = table.row();
    }

    @Override
    public void update() {
        long size = table.size();
        for (long i = 0; i < size; i++) {
            row.moveTo(i);
            row.quantity(row.quantity() + 1);
        }
    }
}
