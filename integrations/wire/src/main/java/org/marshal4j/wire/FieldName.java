package org.marshal4j.wire;

import java.nio.charset.StandardCharsets;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.util.StringUtils;
import net.openhft.chronicle.wire.BinaryWire;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.WireIn;

/**
 * The name of a field that is read. Fields mostly come in the order in which they were written. A binary wire makes a text of each
 * name to compare it; this compares the bytes where they are, and leaves to the wire what is not that field.
 */
public final class FieldName {

    /** The code in front of a name of no letters; that of a longer one is higher by as much. See BinaryWireCode.FIELD_NAME0. */
    private static final int CODE = 0xC0;

    /** The longest name that has such a code. */
    private static final int LONGEST = 31;

    private final String name;

    /** The bytes of code and name; none if there is no such code. */
    private final int length;

    /** The same, eight in each. */
    private final long[] words;

    /** Bytes of the last one that count. */
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

    /** The name of a field. */
    public static FieldName of(String name) {
        return new FieldName(name);
    }

    /** The value of that field in what the wire is in; one that is not present if it has no such field. */
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

    /** The same for the last bytes of the name where too few are left for a whole long. */
    private boolean isAtEnd(Bytes<?> bytes, long position, long word) {
        for (int i = 0; i < inLast; i++) {
            if (bytes.readByte(position + i) != (byte) (word >>> (Byte.SIZE * i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether it is that name. */
    boolean is(CharSequence other) {
        return name.contentEquals(other);
    }

    /** Whether it is that name but for upper and lower case, of which wires of texts take no notice when they look for a name. */
    boolean isLike(CharSequence other) {
        return StringUtils.equalsCaseIgnore(name, other);
    }

    @Override
    public String toString() {
        return name;
    }
}
