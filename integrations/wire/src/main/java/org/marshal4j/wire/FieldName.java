package org.marshal4j.wire;

import java.nio.charset.StandardCharsets;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.util.StringUtils;
import net.openhft.chronicle.wire.BinaryWire;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.WireIn;

/**
 * The name of a field that is read. Fields usually come in the order in which they were written. A binary wire makes a
 * text of each name to compare it; this class compares the bytes in place, and leaves any other field to the wire.
 */
public final class FieldName {

    /**
     * The code before a name without letters; for a longer name, the code is higher by the name's length. See
     * BinaryWireCode.FIELD_NAME0.
     */
    private static final int CODE = 0xC0;

    /** The longest name that has such a code. */
    private static final int LONGEST = 31;

    private final String name;

    /** The number of bytes of code and name; 0 if there is no such code. */
    private final int length;

    /** The bytes of code and name, eight in each word. */
    private final long[] words;

    /** The number of used bytes in the last word. */
    private final int inLast;

    private FieldName(String name) {
        this.name = name;
        boolean isPlain = name.length() <= LONGEST
                && name.chars().allMatch(letter -> letter < 0x80)
                && !Character.isDigit(name.charAt(0));
        byte[] letters = name.getBytes(StandardCharsets.US_ASCII);
        length = isPlain ? 1 + letters.length : 0;
        words = new long[(length + Long.BYTES - 1) / Long.BYTES];
        for (int i = 0; i < length; i++) {
            long unsigned = i == 0 ? CODE + letters.length : letters[i - 1];
            words[i / Long.BYTES] |= unsigned << (Byte.SIZE * (i % Long.BYTES));
        }
        inLast = length - (words.length - 1) * Long.BYTES;
    }

    /**
     * Returns the name of a field.
     *
     * @param name the name
     * @return the name, ready to be compared
     */
    public static FieldName of(String name) {
        return new FieldName(name);
    }

    /**
     * Returns the value of the field in the message that the wire is in.
     *
     * @param wire the wire
     * @return the value; one that is not present if the message does not have the field
     */
    public ValueIn read(WireIn wire) {
        if (wire.getClass() == BinaryWire.class) {
            Bytes<?> bytes = wire.bytes();
            long position = bytes.readPosition();
            if (isAt(bytes, position)) {
                bytes.readPosition(position + length);
                return wire.getValueIn();
            }
        }
        return wire.read(name);
    }

    private boolean isAt(Bytes<?> bytes, long position) {
        int last = words.length - 1;
        if (last < 0 || bytes.readRemaining() < length) {
            return false;
        }
        for (int i = 0; i < last; i++) {
            if (bytes.readLong(position + (long) i * Long.BYTES) != words[i]) {
                return false;
            }
        }
        long at = position + (long) last * Long.BYTES;
        return bytes.readRemaining() >= (long) words.length * Long.BYTES
                ? (bytes.readLong(at) ^ words[last]) << (Byte.SIZE * (Long.BYTES - inLast)) == 0
                : isAtEnd(bytes, at, words[last]);
    }

    /** Compares the last bytes of the name if too few bytes are left for a whole long. */
    private boolean isAtEnd(Bytes<?> bytes, long position, long word) {
        for (int i = 0; i < inLast; i++) {
            if (bytes.readByte(position + i) != (byte) (word >>> (Byte.SIZE * i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the names are equal. */
    boolean is(CharSequence other) {
        return name.contentEquals(other);
    }

    /** Whether the names are equal regardless of case, which text wires ignore when they look for a name. */
    boolean isLike(CharSequence other) {
        return StringUtils.equalsCaseIgnore(name, other);
    }

    @Override
    public String toString() {
        return name;
    }
}
