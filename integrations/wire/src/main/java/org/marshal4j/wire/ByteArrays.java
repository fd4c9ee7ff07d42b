package org.marshal4j.wire;

import java.nio.ByteBuffer;
import java.util.Base64;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.wire.JSONWire;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import org.jspecify.annotations.Nullable;

/** Byte arrays and byte buffers, as Wire writes byte arrays: unchanged in binary wires and in Base64 in texts. */
public final class ByteArrays {
    private ByteArrays() {}

    /**
     * Writes the bytes.
     *
     * @param bytes the bytes, or null
     * @param out where to write
     */
    public static void write(byte @Nullable [] bytes, ValueOut out) {
        if (bytes == null) {
            out.nu11();
        } else {
            out.bytes(bytes);
        }
    }

    /**
     * Writes the bytes between position and limit, without moving either.
     *
     * @param buffer the buffer, or null
     * @param out where to write
     */
    public static void write(@Nullable ByteBuffer buffer, ValueOut out) {
        if (buffer == null) {
            out.nu11();
            return;
        }
        byte[] bytes = new byte[buffer.remaining()];
        buffer.duplicate().get(bytes);
        out.bytes(bytes);
    }

    /**
     * Reads the bytes.
     *
     * @param in where to read
     * @param current the present array, or null; binary wires fill it, as Wire does, if it has the right length
     * @return the bytes, or null
     */
    public static byte @Nullable [] read(ValueIn in, byte @Nullable [] current) {
        if (in.isNull()) {
            return null;
        }
        if (in.wireIn() instanceof JSONWire json) {
            if (json.useTypes()) {
                BytesStore<?, ?> text = in.object(BytesStore.class);
                return text == null ? null : Base64.getDecoder().decode(text.toByteArray());
            }
            // Nothing in the text says that it is Base64, so Wire itself would take it for the bytes.
            String text = in.text();
            return text == null ? null : Base64.getDecoder().decode(text);
        }
        return in.wireIn().isBinary() ? in.bytes(current) : in.bytes();
    }

    /**
     * Reads the bytes into a new buffer.
     *
     * @param in where to read
     * @return the buffer, or null
     */
    public static @Nullable ByteBuffer readBuffer(ValueIn in) {
        byte[] bytes = read(in, null);
        return bytes == null ? null : ByteBuffer.wrap(bytes);
    }
}
