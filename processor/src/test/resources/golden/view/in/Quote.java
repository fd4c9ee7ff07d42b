package com.acme;

import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.Required;

@Marshal(view = true)
public final class Quote implements QuoteMarshallable {
    @Required
    @MaxLength(20)
    String symbol;
    int size;
    @FixedLength(4)
    String currency;
    Venue venue;
    double[] depths;
    StringBuilder note;
    Fill last;

    @Required
    Party maker = new Party();

    Party taker;
}
