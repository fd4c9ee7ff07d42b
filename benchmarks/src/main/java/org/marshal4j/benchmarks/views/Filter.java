package org.marshal4j.benchmarks.views;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.io.IOTools;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.wire.DocumentContext;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Looks at one field of each of a million messages in a queue; the time is that of one message. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Fork(5)
public abstract class Filter {
    private static final int MESSAGES = 1_000_000;

    /** One message in this many is found. */
    static final int RARE = 100;

    private Path folder;
    private ChronicleQueue queue;
    private ExcerptTailer tailer;

    /** Writes the message with that number, whose field is the remainder of the number by {@link #RARE}. */
    abstract void write(int number, Bytes<?> bytes);

    /** Counts the messages from the tailer on whose field is the greatest possible. */
    abstract int count(ExcerptTailer tailer);

    /** Whether it finds messages; the harness does not. */
    abstract boolean finds();

    @Setup
    public void fill() throws IOException {
        folder = Files.createTempDirectory("views");
        queue = ChronicleQueue.single(folder.toString());
        try (ExcerptAppender appender = queue.createAppender()) {
            for (int i = 0; i < MESSAGES; i++) {
                try (DocumentContext document = appender.writingDocument()) {
                    write(i, document.wire().bytes());
                }
            }
        }
        tailer = queue.createTailer();
        if (finds() && filter() != MESSAGES / RARE) {
            throw new IllegalStateException("other messages are found");
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
        return count(tailer);
    }
}
