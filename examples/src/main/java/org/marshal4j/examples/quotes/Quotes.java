package org.marshal4j.examples.quotes;

/** Many quotes, stored in one way or another. */
interface Quotes {

    /** Returns how many there are. */
    int count();

    /** Adds an amount to the bid of each quote. */
    void raise(double by);

    /** Returns the sum of all bids. */
    double bids();
}
