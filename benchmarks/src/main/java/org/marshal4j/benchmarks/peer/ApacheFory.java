package org.marshal4j.benchmarks.peer;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.apache.fory.Fory;
import org.apache.fory.memory.MemoryBuffer;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Peer;
import org.marshal4j.benchmarks.workload.Workload;

/**
 * Apache Fory in its native mode, with everything that its guide says is faster: no schema evolution, no compression
 * of numbers and texts, no tracking of references, registered classes, and one buffer that is kept. Code is generated
 * before the measurement.
 */
public final class ApacheFory implements Peer {

    @Override
    public String title() {
        return "Apache Fory";
    }

    @Override
    public Optional<Contestant> enter(Workload workload) {
        return Optional.of(new Buffered(workload));
    }

    private static final class Buffered implements Contestant {
        private final Fory fory = Fory.builder()
                .withXlang(false)
                .withCompatible(false)
                .withNumberCompressed(false)
                .withStringCompressed(false)
                .withRefTracking(false)
                .withCodegen(true)
                .withAsyncCompilation(false)
                .requireClassRegistration(true)
                .build();
        private final Object message;
        private final Class<?> type;
        private final MemoryBuffer buffer = MemoryBuffer.newHeapBuffer(64 << 10);
        private final UnaryOperator<Object> afterReading;

        Buffered(Workload workload) {
            message = BackReferences.without(workload);
            type = workload.type();
            afterReading = BackReferences.restoring(workload);
            workload.classes().forEach(fory::register);
            fory.ensureSerializersCompiled();
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
}
