package org.marshal4j.benchmarks.tables;

import java.util.function.IntFunction;

/** How bids are stored, and summed. */
public enum BidsForm {
    /** A {@code double[]}, summed in a loop. */
    ARRAY(rows -> new ArrayBids(rows)),

    /** The column of a table, summed by its {@code sum()}. */
    COLUMN_SUM(rows -> new TableBids(rows, true)),

    /** The column of a table, summed in a loop over its rows. */
    COLUMN_LOOP(rows -> new TableBids(rows, false)),

    /** A vector of Arrow Java, summed in a loop. */
    ARROW_VECTOR(rows -> new VectorBids(rows)),

    /** A list of beans, in the order in which they are in memory. */
    BEANS(rows -> new BeanRows(rows, false)::bids),

    /** A list of beans, in another order. */
    SHUFFLED_BEANS(rows -> new BeanRows(rows, true)::bids);

    private final IntFunction<Bids> create;

    BidsForm(IntFunction<Bids> create) {
        this.create = create;
    }

    /** Returns new bids. */
    Bids with(int rows) {
        return create.apply(rows);
    }
}
