package org.marshal4j.plain;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.channels.MessageReader;
import org.marshal4j.channels.MessageWriter;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.Explain;
import org.marshal4j.runtime.inspect.SampleMessages;
import org.marshal4j.runtime.memory.MemoryAccess;
import org.marshal4j.schema.Schema;

/** A program that writes and reads messages. {@link SilenceTest} examines what it prints. */
final class Silent {
    private Silent() {}

    public static void main(String[] args) {
        Map<String, Schema> schemas = new HashMap<>();
        List<Marshaller<?>> marshallers = PlainTypes.marshallers();
        marshallers.forEach(each -> schemas.put(each.schema().type(), each.schema()));
        marshallers.forEach(each -> useIfPossible(each, schemas));
        System.out.print(MemoryAccess.inUse());
    }

    /** A JVM without the module java.sql cannot make the values of all classes. */
    private static void useIfPossible(Marshaller<?> marshaller, Map<String, Schema> schemas) {
        try {
            use(marshaller, schemas);
        } catch (NoClassDefFoundError e) {
            if (!String.valueOf(e.getMessage()).startsWith("java/sql/")) {
                throw e;
            }
        }
    }

    private static <T> void use(Marshaller<T> marshaller, Map<String, Schema> schemas) {
        byte[] message;
        try {
            message = SampleMessages.of(marshaller.schema(), schemas::get, 0);
        } catch (IllegalArgumentException e) {
            return;
        }
        explain(marshaller, schemas, message);
        T value = marshaller.fromByteArray(message);
        ByteBuffer direct = ByteBuffer.allocateDirect(message.length);
        marshaller.write(value, direct);
        marshaller.read(direct.flip());
        stream(marshaller, value);
    }

    private static void explain(Marshaller<?> marshaller, Map<String, Schema> schemas, byte[] message) {
        Explain.explain(marshaller.schema(), schemas::get, Input.of(message));
        try {
            marshaller.fromByteArray(Arrays.copyOf(message, message.length / 2));
        } catch (MarshalException e) {
            if (e.offset() < 0) {
                throw e;
            }
        }
    }

    private static <T> void stream(Marshaller<T> marshaller, T value) {
        ByteArrayOutputStream sent = new ByteArrayOutputStream();
        try (MessageWriter<T> writer = MessageWriter.of(sent, marshaller)) {
            writer.write(value);
            MessageReader.of(new ByteArrayInputStream(sent.toByteArray()), marshaller)
                    .read();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
