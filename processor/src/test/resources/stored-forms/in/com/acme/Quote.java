package com.acme;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.OneOf;
import org.marshal4j.Required;
import org.marshal4j.Since;

@Marshal(evolvable = true)
class Quote extends Entity implements QuoteMarshallable {
    double bid;
    Side side;

    @OneOf({"CHF", "EUR", "a,\"b\"\\)"})
    String currency;

    @Since(2)
    double ask;

    @Since(2)
    @Required
    List<Quote> former = new ArrayList<>();

    @Since(10)
    Quote best;
}
