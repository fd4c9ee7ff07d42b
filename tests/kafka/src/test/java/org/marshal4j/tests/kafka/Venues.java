package org.marshal4j.tests.kafka;

import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Grouped;
import org.apache.kafka.streams.kstream.KStream;
import org.apache.kafka.streams.kstream.KTable;
import org.apache.kafka.streams.kstream.Materialized;
import org.apache.kafka.streams.kstream.Produced;
import org.apache.kafka.streams.state.KeyValueStore;
import org.marshal4j.kafka.FingerprintPlace;
import org.marshal4j.kafka.MarshallerSerde;
import org.marshal4j.runtime.Marshaller;

/** An application whose keys are objects of two classes: it sums up prices by venue. */
final class Venues {
    static final String QUOTES = "listed";
    static final String SUMS = "sums";

    /** The stores. */
    static final String LAST = "last-by-symbol";

    static final String SUM = "sum-by-venue";
    static final String JOINED = "sum-by-symbol";

    private Venues() {}

    static StreamsBuilder topology() {
        MarshallerSerde<Symbol> symbols =
                MarshallerSerde.of(SymbolMarshaller.INSTANCE).forKeys();
        MarshallerSerde<Venue> venues =
                MarshallerSerde.of(VenueMarshaller.INSTANCE).forKeys();
        MarshallerSerde<Quote> quotes = MarshallerSerde.of(QuoteMarshaller.INSTANCE);

        StreamsBuilder builder = new StreamsBuilder();
        KStream<Symbol, Quote> listed = builder.stream(QUOTES, Consumed.with(symbols, quotes));
        KTable<Symbol, Quote> last = listed.toTable(store(LAST, SymbolMarshaller.INSTANCE));
        // Another key, so Kafka Streams sends the records through a topic of its own.
        KTable<Venue, Quote> sums = listed.groupBy((symbol, quote) -> venue(symbol), Grouped.with(venues, quotes))
                .reduce(
                        (sum, quote) -> new Quote(sum.at() + quote.at(), sum.price() + quote.price()),
                        store(SUM, VenueMarshaller.INSTANCE));
        sums.toStream().to(SUMS, Produced.with(venues, quotes));
        // A record of this join contains keys of both classes, and finds its partition by the key of the store.
        last.join(
                sums,
                (symbol, quote) -> venue(symbol),
                (quote, sum) -> new Quote(quote.at(), sum.price()),
                store(JOINED, SymbolMarshaller.INSTANCE));
        return builder;
    }

    private static Venue venue(Symbol symbol) {
        return new Venue(symbol.venue());
    }

    private static <K> Materialized<K, Quote, KeyValueStore<Bytes, byte[]>> store(String name, Marshaller<K> key) {
        Serde<K> keys =
                MarshallerSerde.of(key).fingerprint(FingerprintPlace.NONE).forKeys();
        return Materialized.<K, Quote, KeyValueStore<Bytes, byte[]>>as(name)
                .withKeySerde(keys)
                .withValueSerde(MarshallerSerde.forStores(QuoteMarshaller.INSTANCE));
    }
}
