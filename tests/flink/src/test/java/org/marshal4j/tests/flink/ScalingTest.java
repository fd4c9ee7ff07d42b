package org.marshal4j.tests.flink;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.connector.source.lib.NumberSequenceSource;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.StateBackendOptions;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.apache.flink.runtime.state.KeyGroupRangeAssignment;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.flink.MarshallerKeySelector;
import org.marshal4j.flink.MarshallerTypeInfo;

/** The figures of docs/scaling.md about Flink. They are counted, and the same on every machine. */
@Timeout(180)
class ScalingTest {
    private static final Path PAGE = Path.of("../../docs/scaling.md");
    private static final int KEY_GROUPS = 128;
    private static final int[] TASKS = {2, 8, 32};
    private static final int[] KEYS = {100, 1_000, 10_000, 100_000};
    private static final int FEW = 2_000;
    private static final int MANY = 20_000;

    @TempDir
    Path folder;

    /** Returns a symbol. All their names have the same length. */
    private static Symbol symbol(long i) {
        return new Symbol(String.format(Locale.ROOT, "S%06d", i));
    }

    private static double busiest(int keys, int tasks) {
        int[] found = new int[tasks];
        for (int i = 0; i < keys; i++) {
            found[KeyGroupRangeAssignment.assignKeyToParallelOperator(symbol(i), KEY_GROUPS, tasks)]++;
        }
        return IntStream.of(found).max().orElseThrow() * (double) tasks / keys;
    }

    @Test
    void busiestTaskIsAsOnThePage() throws Exception {
        StringBuilder table = new StringBuilder();
        for (int tasks : TASKS) {
            table.append("| ").append(tasks).append(" tasks |");
            for (int keys : KEYS) {
                table.append(String.format(Locale.ROOT, " %.2f |", busiest(keys, tasks)));
            }
            table.append('\n');
        }

        assertThat(Files.readString(PAGE)).contains(table);
    }

    @Test
    void bytesOfStateAreAsOnThePage() throws Exception {
        Cluster cluster = new Cluster();
        try {
            String table = row(cluster, "marshal4j", MarshallerTypeInfo.of(Tick.class))
                    + row(cluster, "Flink's POJO serializer", TypeInformation.of(Tick.class));

            assertThat(Files.readString(PAGE)).contains(table);
        } finally {
            cluster.close();
        }
    }

    private String row(Cluster cluster, String name, TypeInformation<Tick> ticks) throws Exception {
        long few = savepoint(cluster, name + FEW, ticks, FEW);
        long many = savepoint(cluster, name + MANY, ticks, MANY);
        double key = (double) (many - few) / (MANY - FEW);
        return String.format(Locale.ROOT, "| %s | %.1f |\n", name, key);
    }

    private long savepoint(Cluster cluster, String name, TypeInformation<Tick> ticks, int keys) throws Exception {
        Fill.FILLED.set(0);
        Path place = Files.createDirectories(folder.resolve(name.replaceAll("\\W", "-")));
        cluster.stopWhen(() -> Fill.FILLED.get() >= keys, job(ticks, keys), place);
        try (Stream<Path> files = Files.walk(place)) {
            return files.filter(Files::isRegularFile)
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        }
    }

    private static JobGraph job(TypeInformation<Tick> ticks, int keys) {
        Configuration config = new Configuration();
        config.set(StateBackendOptions.STATE_BACKEND, "rocksdb");
        StreamExecutionEnvironment environment = StreamExecutionEnvironment.createLocalEnvironment(1, config);
        environment.setMaxParallelism(KEY_GROUPS);
        environment
                .fromSource(new NumberSequenceSource(0, Long.MAX_VALUE), WatermarkStrategy.noWatermarks(), "numbers")
                .keyBy(MarshallerKeySelector.of(Symbol.class, number -> symbol(number % keys)))
                .process(new Fill(ticks))
                .sinkTo(new DiscardingSink<>());
        return environment.getStreamGraph().getJobGraph();
    }
}
