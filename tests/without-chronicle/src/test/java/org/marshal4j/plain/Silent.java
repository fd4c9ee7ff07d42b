package org.marshal4j.plain;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.SampleMessages;
import org.marshal4j.runtime.memory.MemoryAccess;
import org.marshal4j.schema.Schema;

/** A program that writes and reads messages: what it prints is what {@link SilenceTest} looks at. */
final class Silent {
    private Silent() {}

    public static void main(String[] args) {
        Map<String, Schema> schemas = new HashMap<>();
        List<Marshaller<?>> marshallers = PlainTypes.marshallers();
        marshallers.forEach(each -> schemas.put(each.schema().type(), each.schema()));
        marshallers.forEach(each -> use(each, schemas));
        System.out.print(MemoryAccess.inUse());
    }

    private static <T> void use(Marshaller<T> marshaller, Map<String, Schema> schemas) {
        byte[] message;
        try {
            message = SampleMessages.of(marshaller.schema(), schemas::get, 0);
        } catch (IllegalArgumentException e) {
            return;
        }
        T value = marshaller.fromByteArray(message);
        ByteBuffer direct = ByteBuffer.allocateDirect(message.length);
        marshaller.write(value, direct);
        marshaller.read(direct.flip());
    }
}
