package org.marshal4j.benchmarks.kafka;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.avro.Schema;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.specific.SpecificDatumWriter;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Serializer;

/** Writes Avro's specific records, with an encoder and a buffer that are reused. For one thread. */
final class AvroSerializer<T extends SpecificRecord> implements Serializer<T> {
    private final SpecificDatumWriter<T> writer;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 10);
    private BinaryEncoder encoder;

    AvroSerializer(Schema schema) {
        writer = new SpecificDatumWriter<>(schema);
    }

    @Override
    public byte[] serialize(String topic, T value) {
        bytes.reset();
        encoder = EncoderFactory.get().binaryEncoder(bytes, encoder);
        try {
            writer.write(value, encoder);
            encoder.flush();
        } catch (IOException e) {
            throw new SerializationException(e);
        }
        return bytes.toByteArray();
    }
}
