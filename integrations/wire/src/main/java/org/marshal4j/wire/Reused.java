package org.marshal4j.wire;

import java.math.BigDecimal;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.BinaryWire;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.WireIn;
import org.jspecify.annotations.Nullable;

/**
 * Values that binary wires have as texts, for objects that are read into again and again: where the text is that of the value which is there already,
 * that is kept, and nothing is made of the text.
 */
public final class Reused {

    /** The code in front of a text of no bytes; that of a longer one, of 31 bytes at most, is higher by as much. See BinaryWireCode.STRING_0. */
    private static final int CODE = 0xE0;

    /** So many digits always fit a long. */
    private static final int MOST_DIGITS = 18;

    private Reused() {}

    /** Reads a text. */
    public static @Nullable String text(ValueIn in, @Nullable CharSequence current) {
        return current instanceof String text && take(in, text) ? text : in.text();
    }

    /** Reads a constant of an enum. */
    public static <E extends Enum<E>> @Nullable E constant(ValueIn in, @Nullable E current, Class<E> type) {
        return current != null && take(in, current.name()) ? current : in.object(type);
    }

    /** Reads a decimal number, with its scale. */
    public static @Nullable BigDecimal decimal(ValueIn in, @Nullable BigDecimal current) {
        if (current != null && current.getClass() == BigDecimal.class && take(in, current.toString())) {
            return current;
        }
        BigDecimal plain = takePlain(in);
        return plain != null ? plain : in.object(BigDecimal.class);
    }

    /** Goes behind the next text if it is that one. Texts that are not ASCII are left to the wire, and so is what is no binary wire. */
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

    /** Goes behind the next text if it is some digits with or without a point in them, and makes a number of it; else null. */
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

    /** The bytes of the text that is next in a binary wire, if it is a short one that is there; else −1. */
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
