package org.marshal4j.wire;

import net.openhft.chronicle.core.scoped.ScopedResource;
import net.openhft.chronicle.wire.LongConverter;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import net.openhft.chronicle.wire.Wires;

/** Numbers that a {@code LongConverter} of Wire converts to texts in text wires; binary wires contain the numbers. */
public final class Converted {
    /**
     * Texts with one of these characters are quoted: the characters that Wire quotes, and brackets, which would end the
     * surrounding object.
     */
    private static final String QUOTED = ":'\"#,{}[]";

    /**
     * Texts that begin with one of these are quoted too, since YAML gives them another meaning: Wire writes {@code *a}
     * and cannot read it.
     */
    private static final String INDICATORS = " ?@`%&*>|!";

    private Converted() {}

    /**
     * Writes a number.
     *
     * @param value the number
     * @param out where to write
     * @param converter the converter of the field
     */
    public static void write(long value, ValueOut out, LongConverter converter) {
        if (out.isBinary()) {
            out.int64(value);
        } else {
            writeText(value, out, converter);
        }
    }

    /**
     * Writes a text without quotes where Wire's reflection leaves them out, since its method for this quotes more
     * texts.
     */
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
            // It is an element of a sequence.
            return false;
        }
        for (int i = 0; i <= last; i++) {
            if (QUOTED.indexOf(text.charAt(i)) >= 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Reads a number.
     *
     * @param in where to read
     * @param converter the converter of the field
     * @return the number
     */
    public static long read(ValueIn in, LongConverter converter) {
        if (in.isBinary()) {
            return in.int64();
        }
        return in.isPresent() ? in.readLong(converter) : 0;
    }

    /**
     * Reads a number that must fit into a smaller type, including its sign bit.
     *
     * @param in where to read
     * @param converter the converter of the field
     * @param mask the bits of the smaller type
     * @return the number
     * @throws IllegalArgumentException if the number has other bits
     */
    public static long read(ValueIn in, LongConverter converter, long mask) {
        long value = read(in, converter);
        if ((value & ~mask) != 0) {
            throw new IllegalArgumentException(value + " is not within 0 to " + mask);
        }
        return value;
    }
}
