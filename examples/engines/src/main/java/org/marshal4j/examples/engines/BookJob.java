package org.marshal4j.examples.engines;

import java.net.MalformedURLException;
import java.time.Duration;
import java.util.List;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.connector.kafka.source.KafkaSource;
import org.apache.flink.connector.kafka.source.enumerator.initializer.OffsetsInitializer;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.windowing.assigners.TumblingEventTimeWindows;
import org.marshal4j.flink.MarshallerDeserializationSchema;
import org.marshal4j.flink.MarshallerTypeInfo;

/** The job: it reads books from Kafka, counts and sums them up by symbol, and puts the results into Hazelcast. */
final class BookJob {
    private static final Duration WINDOW = Duration.ofMillis(500);
    private static final Duration LATENESS = Duration.ofMillis(200);

    private BookJob() {}

    /** Returns the job with one version of the class. */
    static JobGraph of(Version version, String servers, Configuration config, int parallelism)
            throws MalformedURLException {
        StreamExecutionEnvironment environment = StreamExecutionEnvironment.createLocalEnvironment(parallelism, config);
        environment.getConfig().enableObjectReuse();
        MarshallerTypeInfo<Book> type = version.type();
        DataStream<Book> books = environment
                .fromSource(source(type, servers), watermarks(), "kafka", type)
                .uid("kafka");
        books.keyBy(Book::symbol, Types.STRING)
                .process(new Ledger(type), type)
                .uid("ledger")
                .keyBy(Book::symbol, Types.STRING)
                .window(TumblingEventTimeWindows.of(WINDOW))
                .aggregate(
                        new IndicatorsOfWindow(),
                        MarshallerTypeInfo.of(Indicators.class),
                        MarshallerTypeInfo.of(Indicators.class))
                .uid("indicators")
                .sinkTo(new GridSink())
                .uid("hazelcast");
        JobGraph job = environment.getStreamGraph().getJobGraph(version.loader());
        job.setClasspaths(List.of(version.url()));
        return job;
    }

    /** The type is evolvable, so the job also reads the books of producers with another version of the class. */
    private static KafkaSource<Book> source(MarshallerTypeInfo<Book> type, String servers) {
        return KafkaSource.<Book>builder()
                .setBootstrapServers(servers)
                .setTopics(Messaging.TOPIC)
                .setGroupId("indicators")
                .setStartingOffsets(OffsetsInitializer.earliest())
                .setValueOnlyDeserializer(MarshallerDeserializationSchema.of(type))
                .build();
    }

    private static WatermarkStrategy<Book> watermarks() {
        return WatermarkStrategy.<Book>forBoundedOutOfOrderness(LATENESS)
                .withTimestampAssigner((book, former) -> book.sentAt() / 1000)
                .withIdleness(LATENESS);
    }
}
