package org.marshal4j.examples.allocation;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.examples.benchmarks.AllocationBenchmark;
import org.openjdk.jmh.annotations.Param;

/** Neither writing nor reading what has not changed allocates, whatever the type; docs/allocation.md tells of the rest. */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 20_000;
    private static final int ATTEMPTS = 30;

    /** What has no index is gone through by an iterator, which compilers do not always remove. */
    private static final Set<String> ITERATED =
            Set.of("Set<String>", "Deque<String>", "EnumSet", "Map<String, Integer>", "EnumMap");

    private static final int ITERATOR = 80;

    /** An EnumMap makes its entries as they are asked for. */
    private static final int ENTRIES = 80;

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
            int allowed = allowed(held);
            assertThat(perRound(allowed, traffic::write)).isLessThan(allowed + 1);
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    <T> void readingEqualValues(Held<T> held) {
        try (Traffic<T> traffic = new Traffic<>(held)) {
            int allowed = allowed(held);
            assertThat(perRound(allowed, traffic::readEqual)).isLessThan(allowed + 1);
        }
    }

    private static int allowed(Held<?> held) {
        int entries = held.type().equals("EnumMap") ? ENTRIES : 0;
        return ITERATED.contains(held.type()) ? ITERATOR + entries : 0;
    }

    /** The ruler itself: it sees what is allocated. */
    @Test
    void garbageIsNoticed() {
        assertThat(perRound(0, () -> kept = new byte[1])).isGreaterThan(8);
    }

    private static Object kept;

    /** The fewest bytes for each round of several attempts, up to one that is good enough: compilers take their time. */
    private static double perRound(int allowed, Runnable round) {
        double fewest = Double.MAX_VALUE;
        for (int i = 0; i < ATTEMPTS && fewest >= allowed + 1; i++) {
            fewest = Math.min(fewest, perRound(round));
        }
        return fewest;
    }

    private static double perRound(Runnable round) {
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
                .map(line -> line.split("`")[1])
                .toList();
    }
}
