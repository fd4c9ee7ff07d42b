package org.marshal4j.examples.demo;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.examples.marketdata.IntMarketData;
import org.marshal4j.examples.marketdata.IntMarketDataExplicit;
import org.marshal4j.examples.marketdata.IntMarketDataTrivial;
import org.marshal4j.examples.marketdata.MarketData;
import org.marshal4j.examples.marketdata.MarketDataDefault;
import org.marshal4j.examples.marketdata.MarketDataExplicit;
import org.marshal4j.examples.marketdata.MarketDataTrivial;
import org.marshal4j.examples.marketdata.Samples;

/** The forms that are timed. The loops look alike on purpose: each is compiled for the one class that it sees. */
final class TimedForms {

    private TimedForms() {}

    /** All of them. */
    static List<Timed> all(int rounds) {
        List<Timed> forms = new ArrayList<>();
        forms.add(marketDataDefault(rounds));
        forms.add(marketDataExplicit(rounds));
        forms.add(marketDataTrivial(rounds));
        forms.add(marketData(rounds));
        forms.add(intMarketDataExplicit(rounds));
        forms.add(intMarketDataTrivial(rounds));
        forms.add(intMarketData(rounds));
        return forms;
    }

    private static Timed marketDataDefault(int rounds) {
        MarketDataDefault quote = Samples.fill(new MarketDataDefault());
        return new Timed(
                "reflective default",
                (bytes, operations) -> {
                    for (int i = 0; i < operations; i++) {
                        bytes.clear();
                        quote.writeMarshallable(bytes);
                    }
                },
                (bytes, operations) -> {
                    for (int i = 0; i < operations; i++) {
                        bytes.readPosition(0);
                        quote.readMarshallable(bytes);
                    }
                },
                rounds);
    }

    private static Timed marketDataExplicit(int rounds) {
        MarketDataExplicit quote = Samples.fill(new MarketDataExplicit());
        return new Timed(
                "explicit",
                (bytes, operations) -> {
                    for (int i = 0; i < operations; i++) {
                        bytes.clear();
                        quote.writeMarshallable(bytes);
                    }
                },
                (bytes, operations) -> {
                    for (int i = 0; i < operations; i++) {
                        bytes.readPosition(0);
                        quote.readMarshallable(bytes);
                    }
                },
                rounds);
    }

    private static Timed marketDataTrivial(int rounds) {
        MarketDataTrivial quote = Samples.fill(new MarketDataTrivial());
        return new Timed(
                "trivially copyable",
                (bytes, operations) -> {
                    for (int i = 0; i < operations; i++) {
                        bytes.clear();
                        quote.writeMarshallable(bytes);
                    }
                },
                (bytes, operations) -> {
                    for (int i = 0; i < operations; i++) {
                        bytes.readPosition(0);
                        quote.readMarshallable(bytes);
                    }
                },
                rounds);
    }

    private static Timed marketData(int rounds) {
        MarketData quote = Samples.fill(new MarketData());
        return new Timed(
                "generated",
                (bytes, operations) -> {
                    for (int i = 0; i < operations; i++) {
                        bytes.clear();
                        quote.writeMarshallable(bytes);
                    }
                },
                (bytes, operations) -> {
                    for (int i = 0; i < operations; i++) {
                        bytes.readPosition(0);
                        quote.readMarshallable(bytes);
                    }
                },
                rounds);
    }

    private static Timed intMarketDataExplicit(int rounds) {
        IntMarketDataExplicit quote = Samples.fill(new IntMarketDataExplicit());
        return new Timed(
                "explicit, ints",
                (bytes, operations) -> {
                    for (int i = 0; i < operations; i++) {
                        bytes.clear();
                        quote.writeMarshallable(bytes);
                    }
                },
                (bytes, operations) -> {
                    for (int i = 0; i < operations; i++) {
                        bytes.readPosition(0);
                        quote.readMarshallable(bytes);
                    }
                },
                rounds);
    }

    private static Timed intMarketDataTrivial(int rounds) {
        IntMarketDataTrivial quote = Samples.fill(new IntMarketDataTrivial());
        return new Timed(
                "trivially copyable, ints",
                (bytes, operations) -> {
                    for (int i = 0; i < operations; i++) {
                        bytes.clear();
                        quote.writeMarshallable(bytes);
                    }
                },
                (bytes, operations) -> {
                    for (int i = 0; i < operations; i++) {
                        bytes.readPosition(0);
                        quote.readMarshallable(bytes);
                    }
                },
                rounds);
    }

    private static Timed intMarketData(int rounds) {
        IntMarketData quote = Samples.fill(new IntMarketData());
        return new Timed(
                "generated, ints",
                (bytes, operations) -> {
                    for (int i = 0; i < operations; i++) {
                        bytes.clear();
                        quote.writeMarshallable(bytes);
                    }
                },
                (bytes, operations) -> {
                    for (int i = 0; i < operations; i++) {
                        bytes.readPosition(0);
                        quote.readMarshallable(bytes);
                    }
                },
                rounds);
    }
}
