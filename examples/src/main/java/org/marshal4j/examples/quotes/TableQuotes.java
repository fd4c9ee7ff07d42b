package org.marshal4j.examples.quotes;

/**
 * Quotes in a table.
 *
 * @param table which is open, and stays so
 */
record TableQuotes(QuoteTable table) implements Quotes {

    /** Adds so many quotes. The object is the same one each time; the table copies its fields into columns. */
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

    /** By the cursor: one object for all rows. */
    @Override
    public void raise() {
        for (QuoteTable.Row row : table) {
            row.bid(row.bid() + 1 / 64.0);
        }
    }

    @Override
    public double bids() {
        return table.bid().sum();
    }
}
