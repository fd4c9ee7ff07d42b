package org.marshal4j.blackbox.encoded;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.marshal4j.runtime.Marshaller;

/** Random messages in all forms of other libraries. */
public final class EncodedMessages {
    private EncodedMessages() {}

    /** A message and the marshaller that wrote it. */
    public record Message(Marshaller<?> marshaller, byte[] bytes) {
        static <T> Message of(Marshaller<T> marshaller, T value) {
            return new Message(marshaller, marshaller.toByteArray(value));
        }
    }

    /** The marshallers of all messages. */
    public static List<Marshaller<?>> marshallers() {
        return List.of(
                DataOutputTradeMarshaller.INSTANCE,
                LegMarshaller.INSTANCE,
                ChronicleTradeMarshaller.INSTANCE,
                SearchTradeMarshaller.INSTANCE,
                LuceneTradeMarshaller.INSTANCE,
                HadoopTradeMarshaller.INSTANCE,
                CodedTradeMarshaller.INSTANCE,
                MeasurementMarshaller.INSTANCE);
    }

    /** A message of each. */
    public static List<Message> random(Random random) {
        Values values = new Values(random);
        Map<String, Long> counts = new LinkedHashMap<>();
        values.list(values::text).forEach(key -> counts.put(key, random.nextLong()));
        return List.of(
                Message.of(DataOutputTradeMarshaller.INSTANCE, DataOutputTrade.random(random)),
                Message.of(ChronicleTradeMarshaller.INSTANCE, ChronicleTrade.random(random)),
                Message.of(
                        SearchTradeMarshaller.INSTANCE,
                        new SearchTrade(
                                random.nextInt(),
                                random.nextInt() >> random.nextInt(32),
                                random.nextLong() >> random.nextInt(64),
                                random.nextLong() >> random.nextInt(64),
                                values.side(),
                                values.text(),
                                values.orNull(values.text()),
                                Instant.ofEpochMilli(random.nextLong() >> 16),
                                values.list(values::text),
                                counts,
                                new byte[random.nextInt(4)])),
                Message.of(
                        LuceneTradeMarshaller.INSTANCE,
                        new LuceneTrade(
                                random.nextInt(),
                                random.nextInt() >> random.nextInt(32),
                                random.nextInt() >> random.nextInt(32),
                                values.text(),
                                new LinkedHashSet<>(values.list(values::text)))),
                Message.of(
                        HadoopTradeMarshaller.INSTANCE,
                        new HadoopTrade(
                                random.nextInt(),
                                random.nextInt() >> random.nextInt(32),
                                random.nextLong() >> random.nextInt(64),
                                values.text(),
                                values.side(),
                                values.orNull(values.list(values::text)))),
                Message.of(CodedTradeMarshaller.INSTANCE, CodedTrade.random(random)),
                Message.of(MeasurementMarshaller.INSTANCE, Measurement.random(random)));
    }
}
