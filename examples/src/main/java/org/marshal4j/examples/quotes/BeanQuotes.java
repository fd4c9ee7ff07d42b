package org.marshal4j.examples.quotes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Quotes as objects in a list. */
final class BeanQuotes implements Quotes {
    private final List<Quote> quotes;

    /**
     * Creates new quotes.
     *
     * @param shuffled whether their order in the list differs from the order of their creation, as happens after a
     *     while in any program
     */
    BeanQuotes(int count, boolean shuffled) {
        quotes = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            quotes.add(Quote.fill(new Quote(), i));
        }
        if (shuffled) {
            Collections.shuffle(quotes, new Random(1));
        }
    }

    @Override
    public int count() {
        return quotes.size();
    }

    @Override
    public void raise(double by) {
        for (Quote quote : quotes) {
            quote.bid += by;
        }
    }

    @Override
    public double bids() {
        double sum = 0;
        for (Quote quote : quotes) {
            sum += quote.bid;
        }
        return sum;
    }
}
