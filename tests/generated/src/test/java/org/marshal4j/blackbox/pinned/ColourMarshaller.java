package org.marshal4j.blackbox.pinned;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Writes the number of letters of a colour's name, followed by the name in lower case. */
final class ColourMarshaller implements FieldMarshaller<Colour> {
    @Override
    public void write(Colour value, Output out) {
        out.writeByte((byte) value.name().length());
        out.write(value.name().toLowerCase(Locale.ROOT).getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    public Colour read(Colour current, Input in) {
        int length = in.readUnsignedByte();
        in.requireRemaining(length);
        byte[] name = new byte[length];
        in.read(name);
        return Colour.valueOf(new String(name, StandardCharsets.US_ASCII).toUpperCase(Locale.ROOT));
    }

    @Override
    public long sizeOf(Colour value) {
        return 1L + value.name().length();
    }
}
