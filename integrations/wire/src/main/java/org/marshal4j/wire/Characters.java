package org.marshal4j.wire;

import net.openhft.chronicle.core.scoped.ScopedResource;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import net.openhft.chronicle.wire.Wires;

/** Characters, as texts of one; what is no character, {@code '\uFFFF'}, is null, as Wire has it. */
public final class Characters {
    private static final char NONE = (char) 0xFFFF;

    private Characters() {}

    /** Writes a character. */
    public static void write(char value, ValueOut out) {
        if (value == NONE) {
            out.nu11();
        } else {
            out.text(value);
        }
    }

    /** Reads a character. */
    public static char read(ValueIn in) {
        try (ScopedResource<StringBuilder> text = Wires.acquireStringBuilderScoped()) {
            CharSequence read = in.textTo(text.get());
            return read == null || read.length() == 0 ? NONE : read.charAt(0);
        }
    }
}
