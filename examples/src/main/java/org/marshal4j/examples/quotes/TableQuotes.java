package org.marshal4j.examples.quotes;

import org.marshal4j.table.DoubleColumn;

/**
 * Quotes in a table.
 *
 * @param table an open table, which is not closed here
 * @param byRow whether to go from row to row with a cursor, rather than through a column
 */
record TableQuotes(QuoteTable table, boolean byRow) implements Quotes {

    /** Adds this number of quotes. The same object is used each time; the table copies its fields to columns. */
    static void record(QuoteTable table, int count) {
        Quote quote = new Quote();
        for (int i = 0; i < count; i++) {
            table.add(Quote.fill(quote, i));
        }
    }

    @Override
    public int count() {
        return (int) table.size();
    }

    @Override
    public void raise(double by) {
        if (byRow) {
            raiseRows(by);
        } else {
            raiseColumn(by);
        }
    }

    private void raiseRows(double by) {
        // A single object, which moves from row to row.
        for (QuoteTable.Row row : table) {
            row.bid(row.bid() + by);
        }
    }

    private void raiseColumn(double by) {
        DoubleColumn bid = table.bid();
        long size = table.size();
        for (long row = 0; row < size; row++) {
            bid.set(row, bid.get(row) + by);
        }
    }

    @Override
    public double bids() {
        return table.bid().sum();
    }
}
