package org.marshal4j.examples.benchmarks;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.marshal4j.examples.marketdata.IntMarketData;
import org.marshal4j.examples.marketdata.IntMarketDataDefault;
import org.marshal4j.examples.marketdata.IntMarketDataExplicit;
import org.marshal4j.examples.marketdata.IntMarketDataTrivial;
import org.marshal4j.examples.marketdata.MarketData;
import org.marshal4j.examples.marketdata.MarketDataDefault;
import org.marshal4j.examples.marketdata.MarketDataExplicit;
import org.marshal4j.examples.marketdata.MarketDataTrivial;
import org.marshal4j.examples.marketdata.Samples;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The benchmark of Chronicle's article on trivially copyable objects (write and read of a quote by the reflective default, by
 * explicit code and as raw memory), with the generated marshaller beside them, in native memory. {@code none} is the harness
 * without any marshalling. Every form has forks of its own, so that none pollutes the profile of another.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class MarketDataBenchmark {

    /** The forms of a quote. */
    public enum Form {
        none(Nothing::new),
        defaultForm(MarketDataDefault::new),
        explicit(MarketDataExplicit::new),
        trivial(MarketDataTrivial::new),
        generated(MarketData::new),
        intDefault(IntMarketDataDefault::new),
        intExplicit(IntMarketDataExplicit::new),
        intTrivial(IntMarketDataTrivial::new),
        intGenerated(IntMarketData::new);

        private final Supplier<BytesMarshallable> constructor;

        Form(Supplier<BytesMarshallable> constructor) {
            this.constructor = constructor;
        }
    }

    @Param
    private Form form;

    private BytesMarshallable quote;
    private Bytes<?> bytes;

    @Setup
    public void writeReadAndCompare() {
        bytes = Bytes.allocateDirect(256);
        quote = Samples.fill(form.constructor.get());
        quote.writeMarshallable(bytes);
        BytesMarshallable copy = form.constructor.get();
        copy.readMarshallable(bytes);
        Samples.requireEqual(quote, copy);
    }

    @TearDown
    public void release() {
        bytes.releaseLast();
    }

    @Benchmark
    public Object write() {
        bytes.clear();
        quote.writeMarshallable(bytes);
        return bytes;
    }

    @Benchmark
    public Object read() {
        bytes.readPosition(0);
        quote.readMarshallable(bytes);
        return quote;
    }
}
