package org.marshal4j.benchmarks.ids;

import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.benchmarks.Timed;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.benchmarks.workload.market.MarketData;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Writes and reads messages of the same fields with and without a schema id. In several JVMs, since two of them differ
 * by more than an id costs.
 */
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(8)
public class IdBenchmark extends Timed {
    /** The classes that are written and read. */
    public enum Message {
        PLAIN_MARKET_DATA,
        IDENTIFIED_MARKET_DATA,
        PLAIN_BOOK_UPDATE,
        IDENTIFIED_BOOK_UPDATE
    }

    @Param
    private Message message;

    private final Bytes<?> written = Bytes.allocateElasticDirect(1024);
    private final Bytes<?> read = Bytes.allocateElasticDirect(1024);
    private ChronicleMarshaller<Object> marshaller;
    private Object value;
    private Object into;

    @Setup
    public void open() {
        switch (message) {
            case PLAIN_MARKET_DATA ->
                open(PlainMarketDataMarshaller.INSTANCE, filled(new PlainMarketData()), new PlainMarketData());
            case IDENTIFIED_MARKET_DATA ->
                open(
                        IdentifiedMarketDataMarshaller.INSTANCE,
                        filled(new IdentifiedMarketData()),
                        new IdentifiedMarketData());
            case PLAIN_BOOK_UPDATE ->
                open(PlainBookUpdateMarshaller.INSTANCE, filled(new PlainBookUpdate()), new PlainBookUpdate());
            case IDENTIFIED_BOOK_UPDATE ->
                open(
                        IdentifiedBookUpdateMarshaller.INSTANCE,
                        filled(new IdentifiedBookUpdate()),
                        new IdentifiedBookUpdate());
        }
    }

    @SuppressWarnings("unchecked") // of the class of both objects
    private void open(ChronicleMarshaller<?> ofBoth, Object toWrite, Object toFill) {
        marshaller = (ChronicleMarshaller<Object>) ofBoth;
        value = toWrite;
        into = toFill;
        marshaller.write(value, read);
    }

    private static MarketData filled(MarketData quote) {
        quote.securityId = 8_234_567;
        quote.time = 1_700_000_000_123_456_789L;
        quote.bidPrice0 = 72.45;
        quote.askPrice0 = 72.47;
        return quote;
    }

    private static BookUpdate filled(BookUpdate update) {
        BookUpdate sample = BookUpdate.sample();
        update.time = sample.time;
        update.sequence = sample.sequence;
        update.symbol = sample.symbol;
        update.venue = sample.venue;
        update.bids = List.copyOf(sample.bids);
        update.asks = List.copyOf(sample.asks);
        return update;
    }

    @Benchmark
    public long write() {
        marshaller.write(value, written.clear());
        return written.writePosition();
    }

    @Benchmark
    public Object readInto() {
        marshaller.readInto(into, read.readPosition(0));
        return into;
    }
}
