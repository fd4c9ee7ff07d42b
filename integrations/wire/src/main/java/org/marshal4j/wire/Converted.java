package org.marshal4j.wire;

import net.openhft.chronicle.core.scoped.ScopedResource;
import net.openhft.chronicle.wire.LongConverter;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import net.openhft.chronicle.wire.Wires;

/** Numbers that a {@code LongConverter} of Wire's makes texts of: those are for text wires, binary ones have the number. */
public final class Converted {
    /** Texts with one of these are in quotes: those that Wire puts into quotes, and brackets, which would end the object around them. */
    private static final String QUOTED = ":'\"#,{}[]";

    /** As are texts that begin with one of these, which YAML takes for something else: Wire writes {@code *a} and cannot read it. */
    private static final String INDICATORS = " ?@`%&*>|!";

    private Converted() {}

    /** Writes a number. */
    public static void write(long value, ValueOut out, LongConverter converter) {
        if (out.isBinary()) {
            out.int64(value);
        } else {
            writeText(value, out, converter);
        }
    }

    /** Without quotes where Wire leaves them out: its own method for this puts more texts into quotes than its reflection does. */
    private static void writeText(long value, ValueOut out, LongConverter converter) {
        try (ScopedResource<StringBuilder> borrowed = Wires.acquireStringBuilderScoped()) {
            StringBuilder text = borrowed.get();
            converter.append(text, value);
            if (text.length() > 0 && (converter.allSafeChars() || isPlain(text))) {
                out.rawText(text);
            } else {
                out.text(text);
            }
        }
    }

    private static boolean isPlain(CharSequence text) {
        char first = text.charAt(0);
        int last = text.length() - 1;
        if (INDICATORS.indexOf(first) >= 0 || text.charAt(last) == ' ') {
            return false;
        }
        if (first == '-' && (last == 0 || text.charAt(1) == ' ')) {
            // An element of a sequence.
            return false;
        }
        for (int i = 0; i <= last; i++) {
            if (QUOTED.indexOf(text.charAt(i)) >= 0) {
                return false;
            }
        }
        return true;
    }

    /** Reads a number. */
    public static long read(ValueIn in, LongConverter converter) {
        if (in.isBinary()) {
            return in.int64();
        }
        return in.isPresent() ? in.readLong(converter) : 0;
    }

    /**
     * Reads a number that has to fit a smaller type, whose sign bit is one of its digits.
     *
     * @param mask the bits of that type
     * @throws IllegalArgumentException if the number has others
     */
    public static long read(ValueIn in, LongConverter converter, long mask) {
        long value = read(in, converter);
        if ((value & ~mask) != 0) {
            throw new IllegalArgumentException(value + " is not within 0 to " + mask);
        }
        return value;
    }
}
