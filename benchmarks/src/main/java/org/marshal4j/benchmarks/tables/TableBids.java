package org.marshal4j.benchmarks.tables;

import org.marshal4j.table.DoubleColumn;

/** Bids in a table in memory. */
final class TableBids implements Bids {
    private final TickTable table;
    private final boolean whole;

    /**
     * Creates the bids of this many rows.
     *
     * @param whole whether the column sums itself, rather than a loop over its rows
     */
    TableBids(int rows, boolean whole) {
        table = TableRows.fill(TickTable.inMemory(), rows);
        this.whole = whole;
    }

    @Override
    public double sum() {
        DoubleColumn bid = table.bid();
        if (whole) {
            return bid.sum();
        }
        double sum = 0;
        for (long row = 0; row < table.size(); row++) {
            sum += bid.get(row);
        }
        return sum;
    }

    @Override
    public void close() {
        table.close();
    }
}
