package org.marshal4j.examples.quotes;

import java.io.Serializable;
import org.marshal4j.Marshal;

/** A quote of a market. {@code QuoteTable} stores each field in a column. */
@Marshal(table = true)
public class Quote implements Serializable {
    private static final long serialVersionUID = 1L;
    private static final String[] SYMBOLS = {"VOD.L", "BARC.L", "HSBA.L", "BP.L", "AZN.L", "RIO.L"};

    long sequence;
    double bid;
    double ask;
    int bidSize;
    int askSize;
    Venue venue;
    String symbol;

    /** The venue of the quote. */
    public enum Venue {
        LONDON,
        PARIS,
        FRANKFURT
    }

    /**
     * Sets all fields to values derived from a number. Prices are multiples of 1/64, so that sums are exact in any
     * order.
     */
    static <T extends Quote> T fill(T quote, int number) {
        quote.sequence = number;
        quote.bid = 100 + number % 640 / 64.0;
        quote.ask = quote.bid + 1 / 64.0;
        quote.bidSize = 100 * (number % 7);
        quote.askSize = 100 * (number % 11);
        quote.venue = Venue.values()[number % 3];
        quote.symbol = SYMBOLS[number % SYMBOLS.length];
        return quote;
    }
}
