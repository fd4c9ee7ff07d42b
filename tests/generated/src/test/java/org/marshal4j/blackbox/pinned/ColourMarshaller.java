package org.marshal4j.blackbox.pinned;

import java.nio.BufferUnderflowException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.FieldMarshaller;

/** Writes the name of a colour in lower case, behind the number of its letters. */
final class ColourMarshaller implements FieldMarshaller<Colour> {
    @Override
    public void write(Colour value, BytesOut<?> out) {
        out.writeByte((byte) value.name().length());
        out.write(value.name().toLowerCase(Locale.ROOT).getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    public Colour read(Colour current, BytesIn<?> in) {
        if (in.readRemaining() < 1 || in.peekUnsignedByte() >= in.readRemaining()) {
            throw new BufferUnderflowException();
        }
        byte[] name = new byte[in.readUnsignedByte()];
        in.read(name);
        return Colour.valueOf(new String(name, StandardCharsets.US_ASCII).toUpperCase(Locale.ROOT));
    }

    @Override
    public long sizeOf(Colour value) {
        return 1L + value.name().length();
    }
}
