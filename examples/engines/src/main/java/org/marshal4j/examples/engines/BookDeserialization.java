package org.marshal4j.examples.engines;

import org.apache.flink.api.common.serialization.DeserializationSchema;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.connector.kafka.source.reader.deserializer.KafkaRecordDeserializationSchema;
import org.apache.flink.util.Collector;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.jspecify.annotations.Nullable;
import org.marshal4j.kafka.MarshallerDeserializer;
import org.marshal4j.runtime.Marshallers;

/** Reads the books of Kafka's records, of this version of the class or an earlier one. */
final class BookDeserialization implements KafkaRecordDeserializationSchema<Book> {
    private static final long serialVersionUID = 1L;

    private final TypeInformation<Book> type;
    private final String servers;
    private transient @Nullable MarshallerDeserializer<Book> books;

    BookDeserialization(TypeInformation<Book> type, String servers) {
        this.type = type;
        this.servers = servers;
    }

    @Override
    public void open(DeserializationSchema.InitializationContext context) {
        books = MarshallerDeserializer.of(Marshallers.of(type.getTypeClass())).knowing(Messaging.schemas(servers));
    }

    @Override
    public void deserialize(ConsumerRecord<byte[], byte[]> kafka, Collector<Book> out) {
        out.collect(books.deserialize(kafka.topic(), kafka.headers(), kafka.value()));
    }

    @Override
    public TypeInformation<Book> getProducedType() {
        return type;
    }
}
