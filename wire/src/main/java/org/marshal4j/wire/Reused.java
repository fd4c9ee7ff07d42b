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

    /** The code in front of a text of no bytes; that of a longer one is higher by as much. See BinaryWireCode.STRING_0. */
    private static final int CODE = 0xE0;

    /** The longest text, in bytes, that has such a code. */
    private static final int LONGEST = 31;

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
        return current != null && current.getClass() == BigDecimal.class && take(in, current.toString())
                ? current
                : in.object(BigDecimal.class);
    }

    /** Goes behind the next text if it is that one. Texts that are not ASCII are left to the wire, and so is what is no binary wire. */
    private static boolean take(ValueIn in, String text) {
        int length = text.length();
        WireIn wire = in.wireIn();
        if (length > LONGEST || wire.getClass() != BinaryWire.class) {
            return false;
        }
        Bytes<?> bytes = wire.bytes();
        long start = bytes.readPosition();
        if (bytes.readRemaining() <= length || bytes.readUnsignedByte(start) != CODE + length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (bytes.readByte(start + 1 + i) != text.charAt(i)) {
                return false;
            }
        }
        bytes.readPosition(start + 1 + length);
        return true;
    }
}
