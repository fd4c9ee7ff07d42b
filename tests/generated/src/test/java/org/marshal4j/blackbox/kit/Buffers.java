package org.marshal4j.blackbox.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntFunction;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.GuardedNativeBytes;
import net.openhft.chronicle.bytes.HexDumpBytes;
import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.SubBytes;
import net.openhft.chronicle.bytes.VanillaBytes;

/** Every kind of Bytes that a user can pass in. Those of fixed size have room for exactly one message. */
public enum Buffers {
    NATIVE_ELASTIC(size -> Bytes.allocateElasticDirect()),
    NATIVE_FIXED(Bytes::allocateDirect),
    HEAP_ELASTIC(size -> Bytes.allocateElasticOnHeap(0)),
    HEAP_FIXED(size -> Bytes.wrapForWrite(new byte[size])),
    DIRECT_BYTE_BUFFER(size -> Bytes.wrapForWrite(ByteBuffer.allocateDirect(size))),
    HEAP_BYTE_BUFFER(size -> Bytes.wrapForWrite(ByteBuffer.allocate(size))),
    ELASTIC_BYTE_BUFFER(size -> Bytes.elasticByteBuffer()),
    MAPPED_CHUNKS(size -> mapped()),
    MAPPED_SINGLE(size -> singleMapped()),
    HEX_DUMP(size -> new HexDumpBytes()),
    GUARDED(size -> new GuardedNativeBytes<>(BytesStore.nativeStoreWithFixedCapacity(size * 3L + 64), size * 3L + 64)),
    UNCHECKED(size -> Bytes.allocateDirect(size).unchecked(true)),
    VANILLA(size -> VanillaBytes.wrap(BytesStore.nativeStoreWithFixedCapacity(size))),
    SUB(Buffers::sub);

    /** The size of chunks and of their overlap: as small as the operating system allows. */
    public static final int CHUNK = 4096;

    private static final int FILE = 1 << 20;

    private final IntFunction<Bytes<?>> maker;

    Buffers(IntFunction<Bytes<?>> maker) {
        this.maker = maker;
    }

    /** Returns a new buffer with room for a message of this size. */
    public Bytes<?> make(int size) {
        return maker.apply(Math.max(1, size));
    }

    /** The same, but filled with bytes other than zero where that is possible. */
    public Bytes<?> makeDirty(int size) {
        Bytes<?> bytes = make(size);
        if (!shared() && this != HEX_DUMP && this != GUARDED) {
            long start = bytes.writePosition();
            for (int i = 0; i < size; i++) {
                bytes.writeByte((byte) 0xA5);
            }
            bytes.writePosition(start);
        }
        return bytes;
    }

    /** Whether a buffer is expensive to create, and has room for many messages one after another. */
    public boolean shared() {
        return this == MAPPED_CHUNKS || this == MAPPED_SINGLE;
    }

    /** Returns a file mapped in small chunks. */
    public static MappedBytes mapped() {
        return map(file -> MappedBytes.mappedBytes(file.toFile(), CHUNK, CHUNK));
    }

    private static MappedBytes singleMapped() {
        return map(file -> MappedBytes.singleMappedBytes(file.toFile(), FILE));
    }

    private static MappedBytes map(Mapping mapping) {
        try {
            Path file = Files.createTempFile("marshal4j", ".bytes");
            MappedBytes mapped = mapping.of(file);
            deleteWhileMapped(file);
            return mapped;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Deletes the file at once where the system allows it: then nothing is left of it, even if the process is killed.
     */
    private static void deleteWhileMapped(Path file) {
        if (!file.toFile().delete()) {
            file.toFile().deleteOnExit();
        }
    }

    private static Bytes<?> sub(int size) {
        Bytes<?> sub = new SubBytes<>(BytesStore.nativeStoreWithFixedCapacity(size + 8L), 8, size + 8L);
        sub.writePosition(8);
        return sub;
    }

    private interface Mapping {
        MappedBytes of(Path file) throws IOException;
    }
}
