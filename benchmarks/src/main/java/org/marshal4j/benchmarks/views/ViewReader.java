package org.marshal4j.benchmarks.views;

import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.benchmarks.workload.book.BookUpdateMarshaller;
import org.marshal4j.benchmarks.workload.book.BookUpdateView;
import org.marshal4j.benchmarks.workload.market.MarketData;
import org.marshal4j.benchmarks.workload.market.MarketDataMarshaller;
import org.marshal4j.benchmarks.workload.market.MarketDataView;

/** Reads single fields with generated views. */
final class ViewReader implements FieldReader {
    private final MarketDataView quote = new MarketDataView();
    private final TextsFirstView textsFirst = new TextsFirstView();
    private final BookUpdateView update = new BookUpdateView();
    private final Stand quotes;
    private final Stand textsFirsts;
    private final Stand updates;

    ViewReader(ViewPlace place) {
        quotes = place.with(MarketDataMarshaller.INSTANCE.toByteArray(MarketData.sample()));
        textsFirsts = place.with(TextsFirstMarshaller.INSTANCE.toByteArray(TextsFirst.sample()));
        updates = place.with(BookUpdateMarshaller.INSTANCE.toByteArray(BookUpdate.sample()));
    }

    @Override
    public double askPrice3() {
        return quotes.wrap(quote).askPrice3();
    }

    @Override
    public long sequenceBehindTexts() {
        return textsFirsts.wrap(textsFirst).sequence();
    }

    @Override
    public long sequence() {
        return updates.wrap(update).sequence();
    }

    @Override
    public double lastPriceBehindTexts() {
        TextsFirstView view = textsFirsts.wrap(textsFirst);
        return view.asks(view.asksSize() - 1).price();
    }

    @Override
    public double lastPrice() {
        BookUpdateView view = updates.wrap(update);
        return view.asks(view.asksSize() - 1).price();
    }

    @Override
    public void symbolInFront(StringBuilder to) {
        textsFirsts.wrap(textsFirst).symbolInto(to);
    }

    @Override
    public void symbol(StringBuilder to) {
        updates.wrap(update).symbolInto(to);
    }

    @Override
    public void close() {
        quotes.close();
        textsFirsts.close();
        updates.close();
    }
}
