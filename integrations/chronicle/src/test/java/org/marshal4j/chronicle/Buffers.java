package org.marshal4j.chronicle;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.util.function.Consumer;
import java.util.function.Supplier;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.GuardedNativeBytes;
import net.openhft.chronicle.bytes.HexDumpBytes;
import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.PointerBytesStore;
import net.openhft.chronicle.bytes.SubBytes;
import net.openhft.chronicle.bytes.VanillaBytes;
import net.openhft.chronicle.bytes.internal.NativeBytesStore;

/** Every kind of buffer that a user can pass, each with room for at least {@link #ROOM} bytes. */
public enum Buffers {
    NATIVE_FROM_EMPTY(true, Bytes::allocateElasticDirect),
    NATIVE_GROWING(true, () -> Bytes.allocateElasticDirect(16)),
    NATIVE_FIXED(true, () -> Bytes.allocateDirect(Buffers.ROOM)),
    HEAP_FROM_EMPTY(true, () -> Bytes.allocateElasticOnHeap(0)),
    HEAP_GROWING(true, () -> Bytes.allocateElasticOnHeap(16)),
    HEAP_WRAPPED(true, () -> Bytes.wrapForWrite(new byte[Buffers.ROOM])),
    DIRECT_BYTE_BUFFER(true, () -> Bytes.wrapForWrite(ByteBuffer.allocateDirect(Buffers.ROOM))),
    HEAP_BYTE_BUFFER(false, () -> Bytes.wrapForWrite(ByteBuffer.allocate(Buffers.ROOM))),
    ELASTIC_BYTE_BUFFER(true, () -> Bytes.elasticByteBuffer(Buffers.ROOM)),
    ELASTIC_HEAP_BYTE_BUFFER(false, () -> Bytes.elasticHeapByteBuffer(Buffers.ROOM)),
    MAPPED_CHUNKS(true, () -> mapped(false)),
    MAPPED_WHOLE(true, () -> mapped(true)),
    HEX_DUMP(false, HexDumpBytes::new),
    GUARDED(false, () -> new GuardedNativeBytes<>(store(), Buffers.ROOM)),
    UNCHECKED_NATIVE(true, () -> Bytes.allocateDirect(Buffers.ROOM).unchecked(true)),
    UNCHECKED_HEAP(false, () -> Bytes.wrapForWrite(new byte[Buffers.ROOM]).unchecked(true)),
    VANILLA(true, () -> VanillaBytes.wrap(store())),
    POINTER(true, Buffers::pointer),
    SUB(true, Buffers::sub);

    static final int ROOM = 1 << 16;

    private final boolean raw;
    private final Supplier<Bytes<?>> maker;

    Buffers(boolean raw, Supplier<Bytes<?>> maker) {
        this.raw = raw;
        this.maker = maker;
    }

    /** Whether blocks are stored directly into its memory. */
    public boolean isRaw() {
        return raw;
    }

    public Bytes<?> make() {
        return maker.get();
    }

    /** Makes one, and releases it in the end. */
    public void use(Consumer<Bytes<?>> test) {
        Bytes<?> bytes = make();
        try {
            test.accept(bytes);
        } finally {
            bytes.releaseLast();
        }
    }

    private static NativeBytesStore<Void> store() {
        return NativeBytesStore.nativeStoreWithFixedCapacity(ROOM);
    }

    private static Bytes<?> pointer() {
        PointerBytesStore pointer = BytesStore.nativePointer();
        // Its memory is never released, since the tests are short.
        pointer.set(store().addressForWrite(0), ROOM);
        return pointer.bytesForWrite();
    }

    private static Bytes<?> sub() {
        Bytes<?> sub = new SubBytes<>(store(), 8, ROOM);
        sub.writePosition(8);
        return sub;
    }

    private static Bytes<?> mapped(boolean whole) {
        try {
            File file = newFile();
            Bytes<?> bytes =
                    whole ? MappedBytes.singleMappedBytes(file, 4L * ROOM) : MappedBytes.mappedBytes(file, ROOM, 4096);
            // If the system allows it; nothing is then left of the file, even if the process is killed.
            file.delete();
            return bytes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static File newFile() throws IOException {
        File file = Files.createTempFile("marshal4j", ".bytes").toFile();
        file.deleteOnExit();
        return file;
    }

    /** The bytes between the positions in hexadecimal: two digits for each byte, separated by spaces. */
    public static String hex(Bytes<?> bytes) {
        StringBuilder hex = new StringBuilder();
        for (byte b : bytes.toByteArray()) {
            hex.append(hex.length() == 0 ? "" : " ").append(String.format("%02x", b));
        }
        return hex.toString();
    }

    public static Bytes<?> ofHex(String hex) {
        String[] words = hex.isEmpty() ? new String[0] : hex.split(" ");
        byte[] bytes = new byte[words.length];
        for (int i = 0; i < words.length; i++) {
            bytes[i] = (byte) Integer.parseInt(words[i], 16);
        }
        return Bytes.wrapForRead(bytes);
    }
}
