package org.marshal4j.blackbox.pinned;

import java.nio.charset.StandardCharsets;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.FieldMarshaller;

/** Writes the name of a colour, of up to 127 ASCII characters, behind their number. */
final class ColourMarshaller implements FieldMarshaller<Colour> {
    @Override
    public void write(Colour value, BytesOut<?> out) {
        out.writeByte((byte) value.name().length());
        out.write(value.name().getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    public Colour read(Colour current, BytesIn<?> in) {
        byte[] name = new byte[in.readByte()];
        in.read(name);
        return new Colour(new String(name, StandardCharsets.US_ASCII));
    }

    @Override
    public long sizeOf(Colour value) {
        return 1L + value.name().length();
    }
}
