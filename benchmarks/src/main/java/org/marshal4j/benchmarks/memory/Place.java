package org.marshal4j.benchmarks.memory;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.runtime.memory.MemoryAccess;

/** Where messages are written to and read from. */
public enum Place {
    /** Chronicle Bytes in native memory. */
    NATIVE_BYTES("native Bytes") {
        @Override
        public Contestant enter(Workload workload) {
            return new InChronicleBytes<>(workload, Bytes.allocateElasticDirect(InMemory.SIZE));
        }
    },

    /** Chronicle Bytes on the heap. */
    HEAP_BYTES("on-heap Bytes") {
        @Override
        public Contestant enter(Workload workload) {
            return new InChronicleBytes<>(workload, Bytes.allocateElasticOnHeap(InMemory.SIZE));
        }
    },

    /** An array. */
    ARRAY("`byte[]`") {
        @Override
        public Contestant enter(Workload workload) {
            return new InArray<>(workload);
        }
    },

    /** A ByteBuffer on the heap. */
    HEAP_BUFFER("heap ByteBuffer") {
        @Override
        public Contestant enter(Workload workload) {
            return new InBuffer<>(workload, ByteBuffer.allocate(InMemory.SIZE));
        }
    },

    /** A ByteBuffer in native memory. */
    DIRECT_BUFFER("direct ByteBuffer") {
        @Override
        public Contestant enter(Workload workload) {
            return new InBuffer<>(workload, ByteBuffer.allocateDirect(InMemory.SIZE));
        }
    };

    private final String title;

    Place(String title) {
        this.title = title;
    }

    /** What it is called in tables. */
    public String title() {
        return title;
    }

    /** One that is new and empty, and a workload for it. */
    public abstract Contestant enter(Workload workload);

    /** Those to measure by an access: to Chronicle Bytes messages are copied without Unsafe, which is no access of their own. */
    public static List<Place> by(MemoryAccess access) {
        return access == MemoryAccess.UNSAFE ? Arrays.asList(values()) : List.of(ARRAY, HEAP_BUFFER, DIRECT_BUFFER);
    }
}
