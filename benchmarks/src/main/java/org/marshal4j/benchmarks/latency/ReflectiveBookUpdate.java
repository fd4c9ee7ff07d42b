package org.marshal4j.benchmarks.latency;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.benchmarks.workload.book.Level;

/** {@link BookUpdate}, left to Chronicle: it overrides nothing, so that each field is moved by reflection. */
final class ReflectiveBookUpdate extends SelfDescribingMarshallable {
    long time;
    long sequence;
    String symbol;
    String venue;
    List<ReflectiveLevel> bids = new ArrayList<>();
    List<ReflectiveLevel> asks = new ArrayList<>();

    static ReflectiveBookUpdate sample() {
        BookUpdate sample = BookUpdate.sample();
        ReflectiveBookUpdate copy = new ReflectiveBookUpdate();
        copy.time = sample.time;
        copy.sequence = sample.sequence;
        copy.symbol = sample.symbol;
        copy.venue = sample.venue;
        for (Level bid : sample.bids) {
            copy.bids.add(ReflectiveLevel.of(bid));
        }
        for (Level ask : sample.asks) {
            copy.asks.add(ReflectiveLevel.of(ask));
        }
        return copy;
    }
}
