package org.marshal4j.benchmarks.views;

/** Reads single fields of messages in one place, and wraps the message for each. */
interface FieldReader extends AutoCloseable {

    /** Returns a field of fixed size of a message that has no others. */
    double askPrice3();

    /** Returns a number of a book update, behind two texts if the format has them in front. */
    long sequenceBehindTexts();

    /** Returns a number of a book update, before its texts. */
    long sequence();

    /** Returns the last price of the last list of the message with its texts in front. */
    double lastPriceBehindTexts();

    /** Returns the last price of the last list. */
    double lastPrice();

    /** Appends the text that is the first field. */
    void symbolInFront(StringBuilder to);

    /** Appends the text that comes after numbers. */
    void symbol(StringBuilder to);

    @Override
    void close();
}
