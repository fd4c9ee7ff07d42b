package org.marshal4j.benchmarks.views;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import net.openhft.chronicle.core.io.IOTools;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.wire.DocumentContext;
import org.marshal4j.benchmarks.workload.market.MarketData;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** One field of each of a million messages in a queue; the time is that for one message. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Fork(5)
public class QueueFilterBenchmark {
    private static final int MESSAGES = 1_000_000;

    /** One of so many is found. */
    private static final int RARE = 100;

    @Param
    private QueueForm form;

    private Path folder;
    private ChronicleQueue queue;
    private ExcerptTailer tailer;

    @Setup
    public void fill() throws IOException {
        folder = Files.createTempDirectory("views");
        queue = ChronicleQueue.single(folder.toString());
        MarketData quote = MarketData.sample();
        try (ExcerptAppender appender = queue.createAppender()) {
            for (int i = 0; i < MESSAGES; i++) {
                quote.securityId = i;
                quote.askPrice3 = i % RARE;
                try (DocumentContext document = appender.writingDocument()) {
                    form.write(quote, document.wire().bytes());
                }
            }
        }
        tailer = queue.createTailer();
        if (form != QueueForm.DOCUMENTS && filter() != MESSAGES / RARE) {
            throw new IllegalStateException(form + " finds other messages");
        }
    }

    @TearDown
    public void close() {
        tailer.close();
        queue.close();
        IOTools.deleteDirWithFiles(folder.toFile());
    }

    @Benchmark
    @OperationsPerInvocation(MESSAGES)
    public int filter() {
        tailer.toStart();
        return form.above(tailer, RARE - 1.5);
    }
}
