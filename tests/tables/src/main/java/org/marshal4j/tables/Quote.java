package org.marshal4j.tables;

import java.time.Instant;
import java.util.Objects;
import org.marshal4j.Marshal;
import org.marshal4j.OneOf;
import org.marshal4j.Required;

/** A class with private fields. */
@Marshal(table = true, view = true)
public final class Quote implements QuoteMarshallable {
    private String symbol;
    private long sequence;
    private double bid;
    private double ask;
    private Side side;
    private Integer size;

    @OneOf({"XETR", "XLON"})
    private String venue;

    private @Required String source = "";
    private Instant time;
    private boolean firm;

    /** Creates a quote whose fields have their zero values. */
    public Quote() {}

    /** Creates a quote with some values, and zero values in the other fields. */
    public Quote(String symbol, long sequence, double bid) {
        this.symbol = symbol;
        this.sequence = sequence;
        this.bid = bid;
    }

    /** Returns a quote with all values. */
    public static Quote of(
            String symbol, long sequence, double bid, Side side, Integer size, String venue, Instant time) {
        Quote quote = new Quote(symbol, sequence, bid);
        quote.ask = bid + 1;
        quote.side = side;
        quote.size = size;
        quote.venue = venue;
        quote.time = time;
        quote.source = "feed " + sequence;
        quote.firm = sequence % 2 == 1;
        return quote;
    }

    /** Sets the field that must not be null. */
    public void source(String value) {
        source = value;
    }

    /** Sets the field with known values. */
    public void venue(String value) {
        venue = value;
    }

    /** Sets the time. */
    public void time(Instant value) {
        time = value;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Quote quote && toString().equals(quote.toString());
    }

    @Override
    public int hashCode() {
        return Objects.hash(symbol, sequence);
    }

    @Override
    public String toString() {
        return symbol + " " + sequence + " " + bid + " " + ask + " " + side + " " + size + " " + venue + " " + source
                + " " + time + " " + firm;
    }
}
