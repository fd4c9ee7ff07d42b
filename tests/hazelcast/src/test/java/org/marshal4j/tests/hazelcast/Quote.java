package org.marshal4j.tests.hazelcast;

import org.marshal4j.Marshal;

/** A value that changes in place. */
@Marshal
public class Quote {
    public long at;
    public double price;

    static Quote of(long at, double price) {
        Quote quote = new Quote();
        quote.at = at;
        quote.price = price;
        return quote;
    }
}
