package org.marshal4j.benchmarks.views;

import org.marshal4j.benchmarks.OftenStarted;
import org.marshal4j.benchmarks.workload.market.MarketData;
import org.marshal4j.benchmarks.workload.market.MarketDataMarshaller;
import org.marshal4j.benchmarks.workload.market.MarketDataView;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.MemoryAccess;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Changes a message with 18 fields in place. */
public class DeltaBenchmark extends OftenStarted {

    @Param({"MAPPED_BUFFER", "MAPPED_BYTES", "ARRAY"})
    private ViewPlace place;

    /** The access that {@link MemoryAccess#PROPERTY} selects. */
    @Param("UNSAFE")
    private MemoryAccess access;

    private final MarketData quote = MarketData.sample();
    private final MarketDataView view = new MarketDataView();
    private byte[] message;
    private Stand stand;
    private double next;

    @Setup
    public void prepare() {
        if (access != MemoryAccess.inUse()) {
            throw new IllegalStateException("this JVM uses " + MemoryAccess.inUse() + ", not " + access);
        }
        message = MarketDataMarshaller.INSTANCE.toByteArray(quote);
        stand = place.with(message);
        stand.wrap(view);
    }

    @TearDown
    public void close() {
        stand.close();
    }

    /** Does nothing: the cost of the harness. */
    @Benchmark
    public void empty() {
        next += 1;
    }

    @Benchmark
    public void setOne() {
        next += 1;
        view.bidPrice0(next);
    }

    @Benchmark
    public void setThree() {
        next += 1;
        view.bidPrice0(next);
        view.askPrice0(next);
        view.bidQty2(next);
    }

    /** Writes the whole message to an array, for comparison. */
    @Benchmark
    public Object writeAll() {
        next += 1;
        quote.bidPrice0 = next;
        MarketDataMarshaller.INSTANCE.write(quote, Output.to(message));
        return message;
    }
}
