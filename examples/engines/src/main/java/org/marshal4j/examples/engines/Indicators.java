package org.marshal4j.examples.engines;

import org.apache.flink.api.common.typeinfo.TypeInfo;
import org.marshal4j.Marshal;
import org.marshal4j.flink.MarshallerTypeInfoFactory;

/** The indicators of a symbol for one window: Flink's accumulator and result, and the value of a Hazelcast map. */
@Marshal
@TypeInfo(MarshallerTypeInfoFactory.class)
public final class Indicators {
    String symbol = "";
    long books;
    double spreads;
    double imbalances;
    double value;
    long volume;

    /** Adds a book. */
    void add(Book book) {
        symbol = book.symbol();
        books++;
        spreads += book.asks()[0] - book.bids()[0];
        long wanted = sum(book.bidSizes());
        long offered = sum(book.askSizes());
        imbalances += (double) (wanted - offered) / (wanted + offered);
        value += book.bids()[0] * book.bidSizes()[0] + book.asks()[0] * book.askSizes()[0];
        volume += book.bidSizes()[0] + book.askSizes()[0];
    }

    /** Adds what another object has counted. */
    void add(Indicators other) {
        books += other.books;
        spreads += other.spreads;
        imbalances += other.imbalances;
        value += other.value;
        volume += other.volume;
    }

    /** Returns the average of the best ask less the best bid. */
    double spread() {
        return spreads / books;
    }

    /** Returns an average from −1, when everybody wants to sell, to 1, when everybody wants to buy. */
    double imbalance() {
        return imbalances / books;
    }

    /** Returns the average of the best prices, weighted by their sizes. */
    double vwap() {
        return value / volume;
    }

    private static long sum(long[] sizes) {
        long sum = 0;
        for (long size : sizes) {
            sum += size;
        }
        return sum;
    }
}
