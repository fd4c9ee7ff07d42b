package org.marshal4j.examples.engines;

/** The part of an order book that the job needs. The class itself belongs to the user, and has two versions. */
public interface Book {

    /** Returns what is traded. */
    String symbol();

    /** Returns a number that starts at 1 and grows by one with each book of a symbol. */
    long sequence();

    /** Returns when the book was sent, in microseconds since 1970. */
    long sentAt();

    /** Returns the bid prices, the best first. */
    double[] bids();

    /** Returns how much is wanted at each price of {@link #bids()}. */
    long[] bidSizes();

    /** Returns the ask prices, the best first. */
    double[] asks();

    /** Returns how much is offered at each price of {@link #asks()}. */
    long[] askSizes();

    /** Makes this a book with these values. It may keep the arrays: producers send a book before they continue. */
    void become(String symbol, long sequence, long sentAt, Levels levels);
}
