package org.marshal4j.chronicle;

import java.util.Arrays;
import java.util.Objects;

/** Has a block of fixed size, a text, and an array. */
final class Quote {
    long id;
    boolean live;
    String venue;
    int[] sizes;

    static Quote of(long id, boolean live, String venue, int... sizes) {
        Quote quote = new Quote();
        quote.id = id;
        quote.live = live;
        quote.venue = venue;
        quote.sizes = sizes;
        return quote;
    }

    static Quote sample() {
        return of(42, true, "GRÜN", 1, 2, 3);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Quote quote
                && id == quote.id
                && live == quote.live
                && Objects.equals(venue, quote.venue)
                && Arrays.equals(sizes, quote.sizes);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(id);
    }

    @Override
    public String toString() {
        return id + " " + live + " " + venue + " " + Arrays.toString(sizes);
    }
}
