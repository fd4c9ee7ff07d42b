package org.marshal4j.plain;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.HashMap;
import java.util.Map;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.SampleMessages;
import org.marshal4j.runtime.memory.MemoryAccess;
import org.marshal4j.schema.Schema;
import org.marshal4j.segments.SegmentInput;
import org.marshal4j.segments.SegmentOutput;

/** A program that writes and reads messages in segments. {@link SegmentSilenceTest} examines what it prints. */
final class SilentSegments {
    private SilentSegments() {}

    public static void main(String[] args) {
        Map<String, Schema> schemas = new HashMap<>();
        PlainTypes.marshallers().forEach(each -> schemas.put(each.schema().type(), each.schema()));
        try (Arena confined = Arena.ofConfined();
                Arena shared = Arena.ofShared()) {
            for (Marshaller<?> marshaller : PlainTypes.marshallers()) {
                byte[] message = sample(marshaller, schemas);
                use(marshaller, message, MemorySegment.ofArray(new byte[message.length]));
                use(marshaller, message, confined.allocate(message.length + 1L));
                use(marshaller, message, shared.allocate(message.length + 1L));
            }
        }
        System.out.print(MemoryAccess.inUse());
    }

    private static byte[] sample(Marshaller<?> marshaller, Map<String, Schema> schemas) {
        try {
            return SampleMessages.of(marshaller.schema(), schemas::get, 0);
        } catch (IllegalArgumentException e) {
            return new byte[0];
        }
    }

    private static <T> void use(Marshaller<T> marshaller, byte[] message, MemorySegment segment) {
        if (message.length > 0) {
            SegmentOutput.to(segment).write(marshaller, marshaller.fromByteArray(message));
            SegmentInput.of(segment).read(marshaller);
        }
    }
}
