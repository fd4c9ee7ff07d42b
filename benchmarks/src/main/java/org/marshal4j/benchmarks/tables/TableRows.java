package org.marshal4j.benchmarks.tables;

import org.marshal4j.table.IntColumn;

/** Rows in a table, updated through their column. */
class TableRows implements Rows {
    final TickTable table;

    /** Takes over a table. */
    TableRows(TickTable table) {
        this.table = table;
    }

    /** Adds rows to a table. */
    static TickTable fill(TickTable table, int rows) {
        Tick tick = new Tick();
        for (int row = 0; row < rows; row++) {
            table.add(Tick.fill(tick, row));
        }
        return table;
    }

    @Override
    public void update() {
        IntColumn quantity = table.quantity();
        long size = table.size();
        for (long row = 0; row < size; row++) {
            quantity.set(row, quantity.get(row) + 1);
        }
    }

    @Override
    public long quantities() {
        return table.quantity().sum();
    }

    @Override
    public void close() {
        table.close();
    }
}
