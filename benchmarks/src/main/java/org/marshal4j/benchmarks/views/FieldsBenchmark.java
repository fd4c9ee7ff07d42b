package org.marshal4j.benchmarks.views;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.benchmarks.OftenStarted;
import org.marshal4j.benchmarks.memory.Before;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.runtime.memory.MemoryAccess;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Reads one field of a message, by a view and by SBE's flyweight, each wrapped anew. */
@Fork(8)
public class FieldsBenchmark extends OftenStarted {
    private static final int ROUNDS = 20_000;

    @Param
    private FieldForm form;

    @Param
    private ViewPlace place;

    /** The access that {@link MemoryAccess#PROPERTY} selects. */
    @Param("UNSAFE")
    private MemoryAccess access;

    /** With {@link Before#EVERYTHING}, this form has also read in all other places. */
    @Param("NOTHING")
    private Before before;

    private final StringBuilder text = new StringBuilder();
    private FieldReader reader;

    @Setup
    public void prepare() {
        if (access != MemoryAccess.inUse()) {
            throw new IllegalStateException("this JVM uses " + MemoryAccess.inUse() + ", not " + access);
        }
        before.run();
        if (before == Before.EVERYTHING) {
            readEverywhere();
        }
        reader = form.in(place);
        BookUpdate sample = BookUpdate.sample();
        double last = sample.asks.get(sample.asks.size() - 1).price;
        if (reader.sequence() != sample.sequence
                || reader.sequenceBehindTexts() != sample.sequence
                || reader.lastPrice() != last
                || reader.lastPriceBehindTexts() != last
                || !symbol().toString().equals(sample.symbol)
                || !symbolInFront().toString().equals(sample.symbol)) {
            throw new IllegalStateException(form + " reads something else");
        }
    }

    private void readEverywhere() {
        List<FieldReader> all = new ArrayList<>();
        ViewPlace.by(access).forEach(each -> all.add(form.in(each)));
        for (int i = 0; i < ROUNDS; i++) {
            for (FieldReader each : all) {
                reader = each;
                askPrice3();
                sequenceBehindTexts();
                sequence();
                lastPriceBehindTexts();
                lastPrice();
                symbolInFront();
                symbol();
            }
        }
        all.forEach(FieldReader::close);
    }

    @TearDown
    public void close() {
        reader.close();
    }

    @Benchmark
    public double askPrice3() {
        return reader.askPrice3();
    }

    @Benchmark
    public long sequenceBehindTexts() {
        return reader.sequenceBehindTexts();
    }

    @Benchmark
    public long sequence() {
        return reader.sequence();
    }

    @Benchmark
    public double lastPriceBehindTexts() {
        return reader.lastPriceBehindTexts();
    }

    @Benchmark
    public double lastPrice() {
        return reader.lastPrice();
    }

    @Benchmark
    public Object symbolInFront() {
        text.setLength(0);
        reader.symbolInFront(text);
        return text;
    }

    @Benchmark
    public Object symbol() {
        text.setLength(0);
        reader.symbol(text);
        return text;
    }
}
