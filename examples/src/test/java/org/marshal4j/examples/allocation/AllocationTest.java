package org.marshal4j.examples.allocation;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
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
    private static final int ROUNDS = 20_000;
    private static final int ATTEMPTS = 200;

    /**
     * {@code HashSet.iterator} of the JDK is shared by sets of all kinds, those of JUnit among them, so that the compiler here cannot
     * tell which iterator it gives, and makes it.
     */
    private static final String SET = "Set<String>";

    private static final int ITERATOR = 32;

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
            assertThat(fewestPerRound(traffic::write)).isLessThan(allowed(held) + 1);
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    <T> void readingEqualValues(Held<T> held) {
        try (Traffic<T> traffic = new Traffic<>(held)) {
            assertThat(fewestPerRound(traffic::readEqual)).isLessThan(allowed(held) + 1);
        }
    }

    private static int allowed(Held<?> held) {
        return held.type().equals(SET) ? ITERATOR : 0;
    }

    /** The ruler itself: it sees what is allocated. */
    @Test
    void garbageIsNoticed() {
        assertThat(fewestPerRound(() -> kept = new byte[1])).isGreaterThan(8);
    }

    private static Object kept;

    /** The fewest bytes for each round of several attempts, up to one that is good enough: compilers take their time. */
    private static double fewestPerRound(Runnable round) {
        double fewest = Double.MAX_VALUE;
        for (int i = 0; i < ATTEMPTS && fewest >= 1; i++) {
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
