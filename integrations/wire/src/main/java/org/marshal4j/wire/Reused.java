package org.marshal4j.wire;

import java.math.BigDecimal;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.BinaryWire;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.WireIn;
import org.jspecify.annotations.Nullable;

/**
 * Reads values that binary wires contain as texts, for objects that are refilled again and again: if the text is that
 * of the present value, the value is kept and nothing is created from the text.
 */
public final class Reused {

    /**
     * The code before a text without bytes; for a longer text, of 31 bytes at most, the code is higher by its length.
     * See BinaryWireCode.STRING_0.
     */
    private static final int CODE = 0xE0;

    /** Numbers with so many digits always fit into a long. */
    private static final int MOST_DIGITS = 18;

    private Reused() {}

    /**
     * Reads a text.
     *
     * @param in where to read
     * @param current the present value, or null
     * @return the text, or null
     */
    public static @Nullable String text(ValueIn in, @Nullable CharSequence current) {
        return current instanceof String text && take(in, text) ? text : in.text();
    }

    /**
     * Reads a constant of an enum.
     *
     * @param <E> the enum
     * @param in where to read
     * @param current the present value, or null
     * @param type the enum
     * @return the constant, or null
     */
    public static <E extends Enum<E>> @Nullable E constant(ValueIn in, @Nullable E current, Class<E> type) {
        return current != null && take(in, current.name()) ? current : in.object(type);
    }

    /**
     * Reads a decimal number, with its scale.
     *
     * @param in where to read
     * @param current the present value, or null
     * @return the number, or null
     */
    public static @Nullable BigDecimal decimal(ValueIn in, @Nullable BigDecimal current) {
        if (current != null && current.getClass() == BigDecimal.class && take(in, current.toString())) {
            return current;
        }
        BigDecimal plain = takePlain(in);
        return plain != null ? plain : in.object(BigDecimal.class);
    }

    /**
     * Moves past the next text if it is the given one. Texts that are not ASCII, and wires that are not binary, are
     * left to the wire.
     */
    private static boolean take(ValueIn in, String text) {
        int length = text.length();
        if (length != shortLength(in)) {
            return false;
        }
        Bytes<?> bytes = in.wireIn().bytes();
        long start = bytes.readPosition() + 1;
        for (int i = 0; i < length; i++) {
            if (bytes.readByte(start + i) != text.charAt(i)) {
                return false;
            }
        }
        bytes.readPosition(start + length);
        return true;
    }

    /**
     * Moves past the next text if it consists of digits with or without a decimal point, and returns its number; null
     * otherwise.
     */
    private static @Nullable BigDecimal takePlain(ValueIn in) {
        int length = shortLength(in);
        if (length <= 0) {
            return null;
        }
        Bytes<?> bytes = in.wireIn().bytes();
        long start = bytes.readPosition() + 1;
        int first = bytes.readByte(start) == '-' ? 1 : 0;
        int digits = 0;
        int point = -1;
        long number = 0;
        for (int i = first; i < length; i++) {
            int c = bytes.readByte(start + i);
            if (c >= '0' && c <= '9' && digits < MOST_DIGITS) {
                number = 10 * number + (c - '0');
                digits++;
            } else if (c == '.' && point < 0 && i > first) {
                point = digits;
            } else {
                return null;
            }
        }
        if (digits == 0 || point == digits) {
            return null;
        }
        bytes.readPosition(start + length);
        return BigDecimal.valueOf(first == 0 ? number : -number, point < 0 ? 0 : digits - point);
    }

    /**
     * The number of bytes in the text that comes next in a binary wire, if it is short and all of it is there; −1
     * otherwise.
     */
    private static int shortLength(ValueIn in) {
        WireIn wire = in.wireIn();
        if (wire.getClass() != BinaryWire.class) {
            return -1;
        }
        Bytes<?> bytes = wire.bytes();
        long remaining = bytes.readRemaining();
        int length = remaining == 0 ? -1 : bytes.readUnsignedByte(bytes.readPosition()) - CODE;
        return length < remaining ? length : -1;
    }
}
