package org.marshal4j.benchmarks.former;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.Set;
import org.apache.avro.Conversions;
import org.apache.avro.Schema;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.reflect.ReflectData;
import org.apache.avro.reflect.ReflectDatumReader;
import org.apache.avro.reflect.ReflectDatumWriter;

/**
 * Avro, which resolves the writer's schema to the reader's: into the program's own objects, with a decoder and an
 * object that are reused.
 */
final class AvroFormer implements FormerReader {
    private static final ReflectData REFLECTION = new ReflectData();

    static {
        REFLECTION.addLogicalTypeConversion(new Conversions.BigDecimalConversion());
    }

    private final ReflectDatumReader<Object> reader;
    private final byte[] bytes;
    private Object target;
    private BinaryDecoder decoder;

    AvroFormer(FormerMessage message) {
        Schema was = new AvroSchemas().of(message.formerClasses("was").get(0));
        Schema today = new AvroSchemas().of(message.today());
        addAliases(today, new HashSet<>());
        reader = new ReflectDatumReader<>(was, today, REFLECTION);
        target = message.target();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(out, null);
        try {
            new ReflectDatumWriter<>(was, REFLECTION).write(message.former("was"), encoder);
            encoder.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        bytes = out.toByteArray();
    }

    /** Says what records were called before. */
    private static void addAliases(Schema schema, Set<String> done) {
        switch (schema.getType()) {
            case UNION -> schema.getTypes().forEach(each -> addAliases(each, done));
            case ARRAY -> addAliases(schema.getElementType(), done);
            case RECORD -> {
                if (done.add(schema.getFullName())) {
                    schema.addAlias(schema.getName(), AvroFormer.class.getPackageName() + ".was");
                    schema.getFields().forEach(field -> addAliases(field.schema(), done));
                }
            }
            default -> {}
        }
    }

    @Override
    public Object read() {
        decoder = DecoderFactory.get().binaryDecoder(bytes, decoder);
        try {
            target = reader.read(target, decoder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return FormerMessage.linked(target);
    }

    @Override
    public int size() {
        return bytes.length;
    }
}
