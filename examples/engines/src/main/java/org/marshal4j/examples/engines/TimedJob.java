package org.marshal4j.examples.engines;

import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.functions.RichMapFunction;
import org.apache.flink.api.common.state.ValueState;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.api.connector.source.lib.NumberSequenceSource;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.StateBackendOptions;
import org.apache.flink.runtime.minicluster.MiniCluster;
import org.apache.flink.runtime.minicluster.MiniClusterConfiguration;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.KeyedProcessFunction;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;
import org.apache.flink.util.Collector;

/**
 * The job that is timed: each book goes to the task of its symbol, which compares it with the previous book from its
 * state in RocksDB, and stores it there. There is one task, so one core does all the work on state.
 */
final class TimedJob {
    private static final int SYMBOLS = 1000;

    /** The first records are not timed, since HotSpot is still compiling. */
    private static final int WARM_UP = 3;

    private TimedJob() {}

    /** Returns how many records it processes in a second with the serializer of a type. */
    static <T extends Book> double recordsPerSecond(TypeInformation<T> type, int records) throws Exception {
        Configuration config = new Configuration();
        config.set(StateBackendOptions.STATE_BACKEND, "rocksdb");
        StreamExecutionEnvironment environment = StreamExecutionEnvironment.createLocalEnvironment(1, config);
        environment.getConfig().enableObjectReuse();
        environment
                .fromSource(new NumberSequenceSource(1, records), WatermarkStrategy.noWatermarks(), "numbers")
                .map(new Making<>(type))
                .returns(type)
                .keyBy(Book::symbol, Types.STRING)
                .process(new Comparing<>(type, records))
                .sinkTo(new DiscardingSink<>());
        MiniCluster cluster = new MiniCluster(
                new MiniClusterConfiguration.Builder().withRandomPorts().build());
        cluster.start();
        try {
            cluster.executeJobBlocking(environment.getStreamGraph().getJobGraph());
        } finally {
            cluster.close();
        }
        return Comparing.recordsPerSecond;
    }

    /** Creates books. */
    private static final class Making<T extends Book> extends RichMapFunction<Long, T> {
        private static final long serialVersionUID = 1L;

        private final TypeInformation<T> type;
        private transient Levels levels;
        private transient T book;

        Making(TypeInformation<T> type) {
            this.type = type;
        }

        @Override
        public void open(OpenContext context) throws ReflectiveOperationException {
            levels = new Levels(1);
            book = type.getTypeClass().getConstructor().newInstance();
        }

        @Override
        public T map(Long number) {
            levels.move();
            book.become("S" + number % SYMBOLS, number, number, levels);
            return book;
        }
    }

    /** Compares each book with the previous one. */
    private static final class Comparing<T extends Book> extends KeyedProcessFunction<String, T, Double> {
        private static final long serialVersionUID = 1L;

        static volatile double recordsPerSecond;

        private final TypeInformation<T> type;
        private final int records;
        private transient ValueState<T> last;
        private transient int count;
        private transient long start;

        Comparing(TypeInformation<T> type, int records) {
            this.type = type;
            this.records = records;
        }

        @Override
        public void open(OpenContext context) {
            last = getRuntimeContext().getState(new ValueStateDescriptor<>("last", type));
        }

        @Override
        public void processElement(T book, Context context, Collector<Double> out) throws Exception {
            T before = last.value();
            if (before != null) {
                out.collect(book.bids()[0] - before.bids()[0]);
            }
            last.update(book);
            count++;
            if (count == records / WARM_UP) {
                start = System.nanoTime();
            } else if (count == records) {
                recordsPerSecond = (records - records / WARM_UP) * 1e9 / (System.nanoTime() - start);
            }
        }
    }
}
