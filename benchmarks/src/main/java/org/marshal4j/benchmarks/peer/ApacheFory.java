package org.marshal4j.benchmarks.peer;

import java.util.function.UnaryOperator;
import org.apache.fory.Fory;
import org.apache.fory.memory.MemoryBuffer;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Workload;

/**
 * Apache Fory in its native mode, with everything that its guide says is faster: no schema evolution, no compression
 * of numbers and texts, no tracking of references, registered classes, and one buffer that is kept. Code is generated
 * before the measurement.
 */
public abstract class ApacheFory implements Contestant {
    final Fory fory = withoutExtras();
    final Object message;
    final Class<?> type;
    final UnaryOperator<Object> afterReading;

    private ApacheFory(Workload workload) {
        message = BackReferences.without(workload);
        type = workload.type();
        afterReading = BackReferences.restoring(workload);
        workload.classes().forEach(fory::register);
        fory.ensureSerializersCompiled();
    }

    /** With all options that make it fast. */
    public static Fory withoutExtras() {
        return Fory.builder()
                .withXlang(false)
                .withCompatible(false)
                .withNumberCompressed(false)
                .withStringCompressed(false)
                .withRefTracking(false)
                .withCodegen(true)
                .withAsyncCompilation(false)
                .requireClassRegistration(true)
                .build();
    }

    /** Writes to a buffer that is reused. */
    public static final class Buffered extends ApacheFory {
        private final MemoryBuffer buffer = MemoryBuffer.newHeapBuffer(64 << 10);

        /** Writes and reads the sample of a workload. */
        public Buffered(Workload workload) {
            super(workload);
        }

        @Override
        public int write() {
            buffer.writerIndex(0);
            fory.serialize(buffer, message);
            return buffer.writerIndex();
        }

        @Override
        public Object read() {
            buffer.readerIndex(0);
            return afterReading.apply(fory.deserialize(buffer, type));
        }
    }

    /** Writes each message to a new array. */
    public static final class NewArrays extends ApacheFory {
        private byte[] array = {};

        /** Writes and reads the sample of a workload. */
        public NewArrays(Workload workload) {
            super(workload);
        }

        @Override
        public int write() {
            array = fory.serialize(message);
            return array.length;
        }

        @Override
        public Object read() {
            return afterReading.apply(fory.deserialize(array, type));
        }
    }
}
