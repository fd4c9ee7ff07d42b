package org.marshal4j.benchmarks.tables;

/** Rows in a table, updated through its cursor. */
final class CursorRows extends TableRows {
    private final TickTable.Row row;

    /** Takes over a table. */
    CursorRows(TickTable table) {
        super(table);
        row = table.row();
    }

    @Override
    public void update(int from, int to) {
        for (int i = from; i < to; i++) {
            row.moveTo(i);
            row.quantity(row.quantity() + 1);
        }
    }
}
