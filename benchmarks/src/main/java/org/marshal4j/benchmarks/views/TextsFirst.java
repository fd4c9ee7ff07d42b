package org.marshal4j.benchmarks.views;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.benchmarks.workload.book.Level;

/** A {@link BookUpdate} whose texts come before its fields of fixed size. */
@Marshal(view = true)
@Required
public class TextsFirst implements TextsFirstMarshallable {
    public String symbol;
    public String venue;
    public long time;
    public long sequence;
    public List<Level> bids = new ArrayList<>();
    public List<Level> asks = new ArrayList<>();

    /** Returns the values of another sample. */
    static TextsFirst sample() {
        BookUpdate from = BookUpdate.sample();
        TextsFirst update = new TextsFirst();
        update.symbol = from.symbol;
        update.venue = from.venue;
        update.time = from.time;
        update.sequence = from.sequence;
        update.bids = from.bids;
        update.asks = from.asks;
        return update;
    }
}
