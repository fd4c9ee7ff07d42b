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

    /** Returns its name in tables. */
    public String title() {
        return title;
    }

    /** Returns a contestant for a workload in a new, empty place. */
    public abstract Contestant enter(Workload workload);

    /**
     * Returns the places to measure with an access. Chronicle Bytes are left out without Unsafe: messages are then
     * copied to them, which is not an access of its own.
     */
    public static List<Place> by(MemoryAccess access) {
        return access == MemoryAccess.UNSAFE ? Arrays.asList(values()) : List.of(ARRAY, HEAP_BUFFER, DIRECT_BUFFER);
    }
}
