package org.marshal4j.examples.quotes;

/** Many quotes, kept in one way or another. */
interface Quotes {

    /** How many there are. */
    int count();

    /** Adds to the bid of each. */
    void raise(double by);

    /** The sum of all bids. */
    double bids();
}
