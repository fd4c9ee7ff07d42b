package org.marshal4j.examples.quotes;

/** Many quotes, kept in one way or another. */
interface Quotes {

    /** How many there are. */
    int count();

    /** Raises the bid of each by 1/64. */
    void raise();

    /** The sum of all bids. */
    double bids();
}
