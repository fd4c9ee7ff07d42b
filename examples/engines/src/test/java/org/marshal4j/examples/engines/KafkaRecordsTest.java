package org.marshal4j.examples.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.LongStream;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.connector.source.lib.NumberSequenceSource;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.connector.base.DeliveryGuarantee;
import org.apache.flink.connector.kafka.sink.KafkaRecordSerializationSchema;
import org.apache.flink.connector.kafka.sink.KafkaSink;
import org.apache.flink.connector.kafka.source.KafkaSource;
import org.apache.flink.connector.kafka.source.enumerator.initializer.OffsetsInitializer;
import org.apache.flink.runtime.minicluster.MiniCluster;
import org.apache.flink.runtime.minicluster.MiniClusterConfiguration;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.marshal4j.flink.MarshallerDeserializationSchema;
import org.marshal4j.flink.MarshallerSerializationSchema;
import org.marshal4j.flink.MarshallerTypeInfo;

/** Jobs that write to Kafka and read from it with Flink's Kafka connector, as docs/flink.md shows. */
@Timeout(180)
class KafkaRecordsTest {
    private static final int RECORDS = 1000;

    /** What a job has read. */
    private static final Queue<Long> READ = new ConcurrentLinkedQueue<>();

    private final StreamExecutionEnvironment environment =
            StreamExecutionEnvironment.createLocalEnvironment(1, new Configuration());

    @Test
    void recordsArriveAndUnreadableOnesAreSkippedOrFailTheJob() throws Exception {
        MarshallerDeserializationSchema<Indicators> schema = MarshallerDeserializationSchema.of(Indicators.class);
        try (Messaging kafka = new Messaging()) {
            write(kafka);
            run();
            sendUnreadable(kafka);

            read(kafka, schema.skippingUnreadable());
            run();
            assertThat(READ)
                    .containsExactlyInAnyOrderElementsOf(
                            LongStream.rangeClosed(1, RECORDS).boxed().toList());

            read(kafka, schema);
            assertThatThrownBy(this::run)
                    .hasStackTraceContaining(
                            "a record of 3 bytes cannot be read: reading " + Indicators.class.getName())
                    .hasStackTraceContaining("[MARSHAL203]");
        }
    }

    private void run() throws Exception {
        MiniCluster flink = new MiniCluster(
                new MiniClusterConfiguration.Builder().withRandomPorts().build());
        flink.start();
        try {
            flink.executeJobBlocking(environment.getStreamGraph().getJobGraph());
        } finally {
            flink.close();
        }
    }

    private void write(Messaging kafka) {
        environment
                .fromSource(new NumberSequenceSource(1, RECORDS), WatermarkStrategy.noWatermarks(), "numbers")
                .map(KafkaRecordsTest::indicators)
                .returns(MarshallerTypeInfo.of(Indicators.class))
                .sinkTo(KafkaSink.<Indicators>builder()
                        .setBootstrapServers(kafka.servers())
                        .setDeliveryGuarantee(DeliveryGuarantee.AT_LEAST_ONCE)
                        .setRecordSerializer(KafkaRecordSerializationSchema.<Indicators>builder()
                                .setTopic(Messaging.TOPIC)
                                .setValueSerializationSchema(MarshallerSerializationSchema.of(Indicators.class))
                                .build())
                        .build());
    }

    private static Indicators indicators(long number) {
        Indicators indicators = new Indicators();
        indicators.symbol = "S";
        indicators.books = number;
        return indicators;
    }

    private static void sendUnreadable(Messaging kafka) throws Exception {
        Map<String, Object> config = Map.of("bootstrap.servers", kafka.servers());
        try (KafkaProducer<byte[], byte[]> producer =
                new KafkaProducer<>(config, new ByteArraySerializer(), new ByteArraySerializer())) {
            producer.send(new ProducerRecord<>(Messaging.TOPIC, new byte[3])).get();
            producer.send(new ProducerRecord<>(Messaging.TOPIC, null)).get();
        }
    }

    private void read(Messaging kafka, MarshallerDeserializationSchema<Indicators> schema) {
        KafkaSource<Indicators> source = KafkaSource.<Indicators>builder()
                .setBootstrapServers(kafka.servers())
                .setTopics(Messaging.TOPIC)
                .setStartingOffsets(OffsetsInitializer.earliest())
                .setBounded(OffsetsInitializer.latest())
                .setValueOnlyDeserializer(schema)
                .build();
        DataStream<Indicators> stream = environment.fromSource(source, WatermarkStrategy.noWatermarks(), "kafka");
        assertThat(stream.getType()).isEqualTo(MarshallerTypeInfo.of(Indicators.class));
        stream.map(indicators -> {
                    READ.add(indicators.books);
                    return indicators;
                })
                .returns(stream.getType())
                .sinkTo(new DiscardingSink<>());
    }
}
