package org.marshal4j.benchmarks.memory;

import java.nio.ByteBuffer;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Function;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.runtime.memory.MemoryAccess;

/** Where messages are written to and read from. */
public enum Place {
    /** Chronicle Bytes in native memory. */
    NATIVE_BYTES(
            "native Bytes", workload -> new InChronicleBytes<>(workload, Bytes.allocateElasticDirect(InMemory.SIZE))),

    /** Chronicle Bytes on the heap. */
    HEAP_BYTES(
            "on-heap Bytes", workload -> new InChronicleBytes<>(workload, Bytes.allocateElasticOnHeap(InMemory.SIZE))),

    /** An array. */
    ARRAY("`byte[]`", workload -> new InArray<>(workload)),

    /** A ByteBuffer on the heap. */
    HEAP_BUFFER("heap ByteBuffer", workload -> new InBuffer<>(workload, ByteBuffer.allocate(InMemory.SIZE))),

    /** A ByteBuffer in native memory. */
    DIRECT_BUFFER("direct ByteBuffer", workload -> new InBuffer<>(workload, ByteBuffer.allocateDirect(InMemory.SIZE))),

    /** A memory segment of an array. */
    HEAP_SEGMENT("heap segment", workload -> segments().onHeap(workload)),

    /** A memory segment of a confined arena. */
    NATIVE_SEGMENT("native segment", workload -> segments().inNativeMemory(workload));

    private static final Optional<Segments> SEGMENTS =
            ServiceLoader.load(Segments.class).findFirst();

    private final String title;
    private final Function<Workload, Contestant> create;

    Place(String title, Function<Workload, Contestant> create) {
        this.title = title;
        this.create = create;
    }

    /** Returns its name in tables. */
    public String title() {
        return title;
    }

    /** Returns a contestant for a workload in a new, empty place. */
    public Contestant enter(Workload workload) {
        return create.apply(workload);
    }

    /**
     * Returns the places to measure with an access in this JVM. Chronicle Bytes are left out without Unsafe: messages
     * are then copied to them, which is not an access of its own.
     */
    public static List<Place> by(MemoryAccess access) {
        Set<Place> places = EnumSet.allOf(Place.class);
        if (access != MemoryAccess.UNSAFE) {
            places.removeAll(EnumSet.of(NATIVE_BYTES, HEAP_BYTES));
        }
        if (SEGMENTS.isEmpty()) {
            places.removeAll(EnumSet.of(HEAP_SEGMENT, NATIVE_SEGMENT));
        }
        return List.copyOf(places);
    }

    private static Segments segments() {
        return SEGMENTS.orElseThrow(
                () -> new IllegalStateException("this was built on a JDK before 22, so it has no memory segments"));
    }
}
