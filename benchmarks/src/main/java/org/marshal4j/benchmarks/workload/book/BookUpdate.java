package org.marshal4j.benchmarks.workload.book;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** A change of an order book the way one would write it first: texts, and lists of levels. */
@Marshal(view = true)
@Required
public class BookUpdate implements BookUpdateMarshallable, Serializable {
    private static final long serialVersionUID = 1L;

    public long time;
    public long sequence;
    public String symbol;
    public String venue;
    public List<Level> bids = new ArrayList<>();
    public List<Level> asks = new ArrayList<>();

    /** Returns a change with five levels on each side. */
    public static BookUpdate sample() {
        BookUpdate update = new BookUpdate();
        update.time = 1_700_000_000_123_456_789L;
        update.sequence = 8_234_567;
        update.symbol = "VOD.L";
        update.venue = "XLON";
        for (int i = 0; i < 5; i++) {
            update.bids.add(new Level(72.45 - i / 100.0, 1_200 + 100 * i));
            update.asks.add(new Level(72.47 + i / 100.0, 900 + 150 * i));
        }
        return update;
    }
}
