package org.marshal4j.examples.demo;

import java.util.function.Supplier;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.marshal4j.examples.marketdata.IntMarketData;
import org.marshal4j.examples.marketdata.IntMarketDataDefault;
import org.marshal4j.examples.marketdata.IntMarketDataExplicit;
import org.marshal4j.examples.marketdata.IntMarketDataTrivial;
import org.marshal4j.examples.marketdata.MarketData;
import org.marshal4j.examples.marketdata.MarketDataDefault;
import org.marshal4j.examples.marketdata.MarketDataExplicit;
import org.marshal4j.examples.marketdata.MarketDataTrivial;

/** The ways in which a quote can be marshalled. */
enum QuoteForm {
    DEFAULT("Chronicle's reflective default", MarketDataDefault::new, IntMarketDataDefault::new),
    EXPLICIT("explicit, by hand", MarketDataExplicit::new, IntMarketDataExplicit::new),
    TRIVIAL("trivially copyable, by hand", MarketDataTrivial::new, IntMarketDataTrivial::new),
    GENERATED("generated", MarketData::new, IntMarketData::new);

    private final String label;
    private final Supplier<BytesMarshallable> longs;
    private final Supplier<BytesMarshallable> ints;

    QuoteForm(String label, Supplier<BytesMarshallable> longs, Supplier<BytesMarshallable> ints) {
        this.label = label;
        this.longs = longs;
        this.ints = ints;
    }

    /** The two shapes of a quote. */
    enum Shape {
        LONGS("MarketData: 18 fields of 8 bytes"),
        INTS("IntMarketData: 8 ints among 10 fields of 8 bytes");

        private final String label;

        Shape(String label) {
            this.label = label;
        }

        String label() {
            return label;
        }
    }

    String label() {
        return label;
    }

    /** Returns a constructor of empty quotes. */
    Supplier<BytesMarshallable> constructor(Shape shape) {
        return shape == Shape.LONGS ? longs : ints;
    }
}
