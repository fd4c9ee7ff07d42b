package org.marshal4j.tools.sample;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** A quote with numbers of several kinds. */
@Marshal
public class Quote implements QuoteMarshallable {
    @Required
    public String symbol = "";

    public long time;
    public double bid;
    public float size;
    public boolean open;
    public char side = 'B';
    public Integer lots;
    public Leg leg;
    public Venue venue;

    /** Returns a quote that follows from a number. */
    public static Quote of(int number) {
        Quote quote = new Quote();
        quote.symbol = number % 2 == 0 ? "VOD.L" : "BP.L";
        quote.time = number;
        quote.bid = 100 + number / 4.0;
        quote.size = number + 0.1f;
        quote.open = number % 3 == 0;
        quote.side = number % 2 == 0 ? 'B' : 'S';
        quote.lots = number % 5 == 0 ? null : number;
        quote.leg = number % 4 == 0 ? null : Leg.of(number);
        quote.venue = Venue.values()[number % 2];
        return quote;
    }
}
