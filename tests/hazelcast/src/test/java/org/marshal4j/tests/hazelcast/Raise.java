package org.marshal4j.tests.hazelcast;

import com.hazelcast.map.EntryProcessor;
import java.util.Map;

/** Raises a price in the member that stores it. */
record Raise(double by) implements EntryProcessor<Symbol, Quote, Double> {
    @Override
    public Double process(Map.Entry<Symbol, Quote> entry) {
        Quote quote = entry.getValue();
        quote.price += by;
        entry.setValue(quote);
        return quote.price;
    }
}
