package org.marshal4j.examples.allocation;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.examples.benchmarks.AllocationBenchmark;
import org.openjdk.jmh.annotations.Param;

/** Neither writing nor reading what has not changed allocates, whatever the type; docs/allocation.md tells of the rest. */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int WARM_UP = 30_000;
    private static final int ROUNDS = 20_000;

    @BeforeAll
    static void bytesAreCounted() {
        THREADS.setThreadAllocatedMemoryEnabled(true);
    }

    static List<Held<?>> all() {
        return Held.all();
    }

    @ParameterizedTest
    @MethodSource("all")
    <T> void writing(Held<T> held) {
        try (Traffic<T> traffic = new Traffic<>(held)) {
            assertThat(perRound(traffic::write)).isLessThan(1);
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    <T> void readingEqualValues(Held<T> held) {
        try (Traffic<T> traffic = new Traffic<>(held)) {
            assertThat(perRound(traffic::readEqual)).isLessThan(1);
        }
    }

    /** The ruler itself: it sees what is allocated. */
    @Test
    void garbageIsNoticed() {
        assertThat(perRound(() -> kept = new byte[1])).isGreaterThan(8);
    }

    private static Object kept;

    /** Bytes for each round, once it is compiled. */
    private static double perRound(Runnable round) {
        for (int i = 0; i < WARM_UP; i++) {
            round.run();
        }
        long thread = Thread.currentThread().getId();
        long before = THREADS.getThreadAllocatedBytes(thread);
        for (int i = 0; i < ROUNDS; i++) {
            round.run();
        }
        return (double) (THREADS.getThreadAllocatedBytes(thread) - before) / ROUNDS;
    }

    @Test
    void theBenchmarkAndThePageHaveEveryType() throws Exception {
        List<String> types = Held.all().stream().map(Held::type).toList();
        Param param = AllocationBenchmark.class.getDeclaredField("type").getAnnotation(Param.class);
        assertThat(param.value()).containsExactlyElementsOf(types);
        assertThat(typesOfThePage()).containsExactlyElementsOf(types);
    }

    private static List<String> typesOfThePage() throws IOException {
        return Files.readString(Path.of("../docs/allocation.md"))
                .lines()
                .filter(line -> line.startsWith("| `"))
                .map(line -> Arrays.asList(line.split("`")).get(1))
                .toList();
    }
}
