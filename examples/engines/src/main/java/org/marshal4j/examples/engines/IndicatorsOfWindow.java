package org.marshal4j.examples.engines;

import org.apache.flink.api.common.functions.AggregateFunction;

/** Sums up the books of a window. */
final class IndicatorsOfWindow implements AggregateFunction<Book, Indicators, Indicators> {
    private static final long serialVersionUID = 1L;

    @Override
    public Indicators createAccumulator() {
        return new Indicators();
    }

    @Override
    public Indicators add(Book book, Indicators sum) {
        sum.add(book);
        return sum;
    }

    @Override
    public Indicators getResult(Indicators sum) {
        return sum;
    }

    @Override
    public Indicators merge(Indicators a, Indicators b) {
        a.add(b);
        return a;
    }
}
