package org.marshal4j.examples.engines;

/** An order book, as far as the job has to know it. The class itself is the user's, and comes in two versions. */
public interface Book {

    /** What is traded. */
    String symbol();

    /** A number that grows by one with each book of a symbol, from 1 on. */
    long sequence();

    /** When the book was sent, in microseconds since 1970. */
    long sentAt();

    /** Prices, the best first. */
    double[] bids();

    /** How much is wanted at each price of {@link #bids()}. */
    long[] bidSizes();

    /** Prices, the best first. */
    double[] asks();

    /** How much is offered at each price of {@link #asks()}. */
    long[] askSizes();

    /** Makes this a book with these values. It may keep the arrays: producers send a book before they move on. */
    void become(String symbol, long sequence, long sentAt, Levels levels);
}
