package org.marshal4j.benchmarks.tables;

/** How bids are stored, and summed. */
public enum BidsForm {
    /** A {@code double[]}, summed in a loop. */
    ARRAY {
        @Override
        Bids with(int rows) {
            return new ArrayBids(rows);
        }
    },

    /** The column of a table, summed by its {@code sum()}. */
    COLUMN_SUM {
        @Override
        Bids with(int rows) {
            return new TableBids(rows, true);
        }
    },

    /** The column of a table, summed in a loop over its rows. */
    COLUMN_LOOP {
        @Override
        Bids with(int rows) {
            return new TableBids(rows, false);
        }
    },

    /** A vector of Arrow Java, summed in a loop. */
    ARROW_VECTOR {
        @Override
        Bids with(int rows) {
            return new VectorBids(rows);
        }
    },

    /** A list of beans, in the order in which they are in memory. */
    BEANS {
        @Override
        Bids with(int rows) {
            BeanRows beans = new BeanRows(rows, false);
            return beans::bids;
        }
    },

    /** A list of beans, in another order. */
    SHUFFLED_BEANS {
        @Override
        Bids with(int rows) {
            BeanRows beans = new BeanRows(rows, true);
            return beans::bids;
        }
    };

    /** Returns new bids. */
    abstract Bids with(int rows);
}
