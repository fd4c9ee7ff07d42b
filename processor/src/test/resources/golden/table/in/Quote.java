package com.acme;

import java.time.Instant;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.OneOf;
import org.marshal4j.Required;

@Marshal(table = true)
public class Quote implements QuoteMarshallable {
    long id;
    private double bid;
    private String symbol;
    private Integer count;
    private @Required Instant time = Instant.EPOCH;

    @OneOf({"XLON", "XETR"})
    private String exchange;

    private double[] depths;
    private List<String> tags;
    Venue venue;
    // All tables have a method of this name.
    private int size;
}
