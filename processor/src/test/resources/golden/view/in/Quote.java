package com.acme;

import java.time.Instant;
import java.util.List;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.Required;

@Marshal(view = true)
public final class Quote implements QuoteMarshallable {
    long id;
    double bid;
    double ask;
    Instant time;
    @Required
    @MaxLength(20)
    String symbol;
    int size;
    Integer priority;
    @FixedLength(4)
    String currency;
    Venue venue;
    double[] depths;
    List<String> tags;
    StringBuilder note;
    boolean isLast;
    Fill last;

    @Required
    Party maker = new Party();

    Party taker;
}
