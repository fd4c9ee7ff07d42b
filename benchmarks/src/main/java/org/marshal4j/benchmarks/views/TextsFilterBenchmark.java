package org.marshal4j.benchmarks.views;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.queue.ExcerptTailer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * A filter over ten million updates of an order book, whose field comes after two texts. They take about two gigabytes
 * on disk and of the page cache, which only root can empty, on Linux.
 */
public class TextsFilterBenchmark extends Filter {
    private static final int MANY = 10_000_000;

    private static final Path DROPPED = Path.of("/proc/sys/vm/drop_caches");

    private final TextsFirst update = TextsFirst.sample();

    @Param
    private TextsForm form;

    @Param
    private Cache cache;

    /** Whether the files are in memory when the filter starts. */
    public enum Cache {
        WARM,
        COLD
    }

    @Override
    void write(int number, Bytes<?> bytes) {
        update.time = number;
        update.sequence = number % RARE;
        TextsFirstMarshaller.INSTANCE.write(update, bytes);
    }

    @Override
    int count(ExcerptTailer tailer) {
        return form.above(tailer, RARE - 2);
    }

    @Override
    boolean finds() {
        return true;
    }

    @Override
    int messages() {
        return MANY;
    }

    @Setup(Level.Invocation)
    public void empty() throws IOException, InterruptedException {
        if (cache == Cache.COLD) {
            // What is mapped, or has not been written to the disk, stays in memory.
            whileClosed(folder -> Files.writeString(DROPPED, "1"));
        }
    }

    @Benchmark
    @OperationsPerInvocation(MANY)
    public int filter() {
        return found();
    }
}
