package org.marshal4j.benchmarks.views;

import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.queue.ExcerptTailer;
import org.marshal4j.benchmarks.workload.market.MarketData;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;

/** A filter over quotes of 18 numbers. */
public class QueueFilterBenchmark extends Filter {
    private final MarketData quote = MarketData.sample();

    @Param
    private QueueForm form;

    @Override
    void write(int number, Bytes<?> bytes) {
        quote.securityId = number;
        quote.askPrice3 = number % RARE;
        form.write(quote, bytes);
    }

    @Override
    int count(ExcerptTailer tailer) {
        return form.above(tailer, RARE - 1.5);
    }

    @Override
    boolean finds() {
        return form != QueueForm.DOCUMENTS;
    }

    @Benchmark
    @OperationsPerInvocation(MESSAGES)
    public int filter() {
        return found();
    }
}
