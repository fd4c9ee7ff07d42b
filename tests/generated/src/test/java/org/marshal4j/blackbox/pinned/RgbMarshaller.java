package org.marshal4j.blackbox.pinned;

import java.util.Locale;
import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.memory.RawMemory;

/** Stores the first three letters of a colour, in lower case. */
final class RgbMarshaller implements FixedFieldMarshaller<Colour> {
    public static final int SIZE = 3;

    @Override
    public void put(Object base, long offset, Colour value) {
        for (int i = 0; i < SIZE; i++) {
            RawMemory.putByte(base, offset + i, (byte)
                    value.name().toLowerCase(Locale.ROOT).charAt(i));
        }
    }

    @Override
    public Colour get(Colour current, Object base, long offset) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < SIZE; i++) {
            name.append((char) RawMemory.getByte(base, offset + i));
        }
        for (Colour colour : Colour.values()) {
            if (colour.name().startsWith(name.toString().toUpperCase(Locale.ROOT))) {
                return colour;
            }
        }
        throw new IllegalArgumentException("no colour: " + name);
    }
}
