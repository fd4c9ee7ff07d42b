package org.marshal4j.segments;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.IntFunction;
import org.marshal4j.runtime.memory.MemoryAccess;

/** Kinds of segments, with the way in which the bytes of each are accessed. */
enum Kind {
    BYTES(Reach.ARRAY, Reach.ARRAY, size -> MemorySegment.ofArray(new byte[size])),
    PART_OF_BYTES(
            Reach.ARRAY,
            Reach.ARRAY,
            size -> MemorySegment.ofArray(new byte[size + 8]).asSlice(3, size)),
    HEAP_BUFFER(
            Reach.ARRAY,
            Reach.ARRAY,
            size -> MemorySegment.ofBuffer(ByteBuffer.allocate(size + 5).position(5))),
    INTS(
            Reach.COPY,
            Reach.COPY,
            size -> MemorySegment.ofArray(new int[size / 4 + 2]).asSlice(1, size)),
    LONGS(
            Reach.COPY,
            Reach.COPY,
            size -> MemorySegment.ofArray(new long[size / 8 + 1]).asSlice(0, size)),
    CONFINED(Reach.ADDRESS, Reach.COPY, size -> Arena.ofConfined().allocate(size)),
    UNALIGNED(
            Reach.ADDRESS,
            Reach.COPY,
            size -> Arena.ofConfined().allocate(size + 8L, 8).asSlice(5, size)),
    SHARED(Reach.COPY, Reach.COPY, size -> Arena.ofShared().allocate(size)),
    AUTOMATIC(Reach.COPY, Reach.COPY, size -> Arena.ofAuto().allocate(size)),
    GLOBAL(Reach.ADDRESS, Reach.COPY, size -> Arena.global().allocate(size)),
    MAPPED(Reach.ADDRESS, Reach.COPY, Kind::mapped);

    private final Reach byUnsafe;
    private final Reach byVarHandles;
    private final IntFunction<MemorySegment> maker;

    Kind(Reach byUnsafe, Reach byVarHandles, IntFunction<MemorySegment> maker) {
        this.byUnsafe = byUnsafe;
        this.byVarHandles = byVarHandles;
        this.maker = maker;
    }

    /** A segment of the given size, filled with 0. */
    MemorySegment of(int size) {
        return maker.apply(size);
    }

    private static MemorySegment mapped(int size) {
        try {
            Path file = Files.createTempFile("segment", ".bin");
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                return channel.map(FileChannel.MapMode.READ_WRITE, 0, size, Arena.ofConfined());
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How its bytes are accessed in this JVM. */
    Reach reach() {
        return MemoryAccess.inUse() == MemoryAccess.UNSAFE ? byUnsafe : byVarHandles;
    }

    /** The same for a read-only segment, which hides the arrays of the heap. */
    Reach readOnlyReach() {
        return reach() == Reach.ARRAY ? Reach.COPY : reach();
    }
}
