package org.marshal4j.benchmarks.views;

import org.marshal4j.benchmarks.OftenStarted;
import org.marshal4j.runtime.memory.MemoryAccess;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Reads and sets single fields of one message. Some methods wrap the message each time, since a view remembers how far
 * it has walked.
 */
public class FieldBenchmark extends OftenStarted {

    @Param
    private ViewPlace place;

    /** The access that {@link MemoryAccess#PROPERTY} selects. */
    @Param("UNSAFE")
    private MemoryAccess access;

    private final DealView view = new DealView();
    private final Deal target = new Deal();
    private Stand stand;
    private long next;

    @Setup
    public void prepare() {
        if (access != MemoryAccess.inUse()) {
            throw new IllegalStateException("this JVM uses " + MemoryAccess.inUse() + ", not " + access);
        }
        stand = place.with(DealMarshaller.INSTANCE.toByteArray(Deal.sample()));
        stand.wrap(view);
        if (view.behind4() != 4 || view.behind1() != 1) {
            throw new IllegalStateException("the view shows something else");
        }
    }

    @TearDown
    public void close() {
        stand.close();
    }

    /** Reads a field of an object: the cost of the harness. */
    @Benchmark
    public long empty() {
        return next;
    }

    /** Sets nothing: the cost of the harness of the methods that set. */
    @Benchmark
    public void emptySet() {
        next++;
    }

    @Benchmark
    public long readFixed() {
        return view.id();
    }

    @Benchmark
    public void setFixed() {
        view.id(next++);
    }

    @Benchmark
    public long wrapReadFixed() {
        return stand.wrap(view).id();
    }

    @Benchmark
    public int wrapReadBehind1() {
        return stand.wrap(view).behind1();
    }

    @Benchmark
    public int wrapReadBehind2() {
        return stand.wrap(view).behind2();
    }

    @Benchmark
    public int wrapReadBehind4() {
        return stand.wrap(view).behind4();
    }

    @Benchmark
    public boolean wrapCompareText() {
        return stand.wrap(view).symbolEquals("VOD.L");
    }

    /** Reads the whole message, for comparison. */
    @Benchmark
    public Object wrapReadInto() {
        stand.wrap(view).readInto(target);
        return target;
    }
}
