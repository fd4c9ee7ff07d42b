package org.marshal4j.benchmarks.views;

import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.queue.ExcerptTailer;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;

/** A filter over updates of an order book, with two texts and ten levels. */
public class BookFilterBenchmark extends Filter {
    private final BookUpdate update = BookUpdate.sample();

    @Param
    private BookForm form;

    @Override
    void write(int number, Bytes<?> bytes) {
        update.time = number;
        update.sequence = number % RARE;
        form.write(update, bytes);
    }

    @Override
    int count(ExcerptTailer tailer) {
        return form.above(tailer, RARE - 2);
    }

    @Override
    boolean finds() {
        return form != BookForm.DOCUMENTS;
    }

    @Benchmark
    @OperationsPerInvocation(MESSAGES)
    public int filter() {
        return found();
    }
}
