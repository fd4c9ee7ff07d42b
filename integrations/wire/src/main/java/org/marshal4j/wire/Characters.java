package org.marshal4j.wire;

import net.openhft.chronicle.core.scoped.ScopedResource;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import net.openhft.chronicle.wire.Wires;

/** Characters, as texts of length one. As in Wire, null is {@code '\uFFFF'}, which is not a character. */
public final class Characters {
    private static final char NONE = (char) 0xFFFF;

    private Characters() {}

    /**
     * Writes a character.
     *
     * @param value the character
     * @param out where to write
     */
    public static void write(char value, ValueOut out) {
        if (value == NONE) {
            out.nu11();
        } else {
            out.text(value);
        }
    }

    /**
     * Reads a character.
     *
     * @param in where to read
     * @return the character
     */
    public static char read(ValueIn in) {
        try (ScopedResource<StringBuilder> text = Wires.acquireStringBuilderScoped()) {
            CharSequence read = in.textTo(text.get());
            return read == null || read.length() == 0 ? NONE : read.charAt(0);
        }
    }
}
