package org.marshal4j.wire;

import java.nio.ByteBuffer;
import java.util.Base64;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.wire.JSONWire;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import org.jspecify.annotations.Nullable;

/** Arrays of bytes and buffers, as Wire writes arrays of bytes: as they are in binary wires, and in Base64 in texts. */
public final class ByteArrays {
    private ByteArrays() {}

    /** Writes the bytes. */
    public static void write(byte @Nullable [] bytes, ValueOut out) {
        if (bytes == null) {
            out.nu11();
        } else {
            out.bytes(bytes);
        }
    }

    /** Writes the bytes between position and limit, and leaves both alone. */
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
     * @param current the array that is there: in binary wires it is filled, as Wire does it, if it has the right length
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
            // Nothing in the text says that it is Base64, so that Wire itself takes it for the bytes.
            String text = in.text();
            return text == null ? null : Base64.getDecoder().decode(text);
        }
        return in.wireIn().isBinary() ? in.bytes(current) : in.bytes();
    }

    /** Reads the bytes into a new buffer. */
    public static @Nullable ByteBuffer readBuffer(ValueIn in) {
        byte[] bytes = read(in, null);
        return bytes == null ? null : ByteBuffer.wrap(bytes);
    }
}
