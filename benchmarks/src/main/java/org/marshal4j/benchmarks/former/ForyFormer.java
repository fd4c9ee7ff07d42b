package org.marshal4j.benchmarks.former;

import java.util.List;
import org.apache.fory.Fory;
import org.apache.fory.memory.MemoryBuffer;

/** Apache Fory in its compatible mode, which puts the names and types of fields into the bytes. */
final class ForyFormer implements FormerReader {
    private static final String VERSION = "was";

    private final Fory fory;
    private final MemoryBuffer buffer = MemoryBuffer.newHeapBuffer(1 << 10);
    private final Class<?> type;

    ForyFormer(FormerMessage message) {
        fory(message.formerClasses(VERSION), message).serialize(buffer, message.former(VERSION));
        fory = fory(message.todaysClasses(), message);
        type = message.today();
    }

    private static Fory fory(List<Class<?>> classes, FormerMessage message) {
        Fory fory = Fory.builder()
                .withXlang(false)
                .withCompatible(true)
                .withNumberCompressed(false)
                .withStringCompressed(false)
                .withRefTracking(false)
                .withCodegen(true)
                .withAsyncCompilation(false)
                .requireClassRegistration(true)
                .build();
        classes.forEach(fory::register);
        message.enums().forEach(fory::register);
        fory.ensureSerializersCompiled();
        return fory;
    }

    @Override
    public Object read() {
        buffer.readerIndex(0);
        return FormerMessage.linked(fory.deserialize(buffer, type));
    }

    @Override
    public int size() {
        return buffer.writerIndex();
    }
}
