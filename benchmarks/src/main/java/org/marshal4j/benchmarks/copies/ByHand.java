package org.marshal4j.benchmarks.copies;

import org.marshal4j.benchmarks.workload.Workload;

/** Copies of one class, as one would write them by hand. */
interface ByHand<T> {

    /** Returns a new object. */
    T copy(T from);

    /** Fills an object, whose own objects and lists stay. */
    void copyInto(T from, T to);

    /** Returns the copies of the class of a workload. */
    @SuppressWarnings("unchecked") // they belong to this class
    static ByHand<Object> of(Workload workload) {
        return (ByHand<Object>) (ByHand<?>)
                switch (workload) {
                    case MARKET_DATA -> new MarketDataByHand();
                    case ORDER_1, ORDER_100 -> new OrderByHand();
                    case MEDIA_STANDARD, MEDIA_UNICODE, MEDIA_LONG, MEDIA_SHORT -> new MediaByHand();
                    case BOOK_UPDATE -> new BookUpdateByHand();
                    default -> throw new IllegalArgumentException("no copies by hand of " + workload);
                };
    }
}
