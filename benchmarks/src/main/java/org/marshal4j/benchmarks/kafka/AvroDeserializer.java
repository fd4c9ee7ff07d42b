package org.marshal4j.benchmarks.kafka;

import java.io.IOException;
import org.apache.avro.Schema;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.specific.SpecificDatumReader;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Deserializer;

/** Reads Avro's specific records, with a decoder that is reused. For one thread. */
final class AvroDeserializer<T extends SpecificRecord> implements Deserializer<T> {
    private final SpecificDatumReader<T> reader;
    private BinaryDecoder decoder;

    AvroDeserializer(Schema schema) {
        reader = new SpecificDatumReader<>(schema);
    }

    @Override
    public T deserialize(String topic, byte[] bytes) {
        decoder = DecoderFactory.get().binaryDecoder(bytes, decoder);
        try {
            return reader.read(null, decoder);
        } catch (IOException e) {
            throw new SerializationException(e);
        }
    }
}
