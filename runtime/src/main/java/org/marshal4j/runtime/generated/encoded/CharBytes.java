package org.marshal4j.runtime.generated.encoded;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.wire.CharForm;

/**
 * UTF-16 units in bytes, each by itself: modified UTF-8, CESU-8 and Latin-1. Each unit has one form, that which writers
 * write.
 */
final class CharBytes {
    /** No unit is in the bytes. */
    static final int NONE = -1;

    private static final int HIGHEST_OF_ONE = 0x7F;
    private static final int HIGHEST_OF_TWO = 0x7FF;
    private static final int HIGHEST_LATIN1 = 0xFF;

    private CharBytes() {}

    /** The number of bytes of a unit; {@link #NONE} if it cannot be written. */
    static int size(CharForm form, char unit) {
        if (form == CharForm.LATIN1) {
            return unit <= HIGHEST_LATIN1 ? 1 : NONE;
        }
        if (unit <= HIGHEST_OF_ONE) {
            return unit == 0 && form == CharForm.MODIFIED ? 2 : 1;
        }
        return unit <= HIGHEST_OF_TWO ? 2 : 3;
    }

    /** Stores a unit and returns the offset after it. */
    static long put(CharForm form, char unit, @Nullable Object base, long at) {
        int size = size(form, unit);
        switch (size) {
            case 1 -> RawMemory.putByte(base, at, (byte) unit);
            case 2 -> {
                RawMemory.putByte(base, at, (byte) (0xC0 | (unit >> 6)));
                RawMemory.putByte(base, at + 1, (byte) (0x80 | (unit & 0x3F)));
            }
            default -> {
                RawMemory.putByte(base, at, (byte) (0xE0 | (unit >> 12)));
                RawMemory.putByte(base, at + 1, (byte) (0x80 | ((unit >> 6) & 0x3F)));
                RawMemory.putByte(base, at + 2, (byte) (0x80 | (unit & 0x3F)));
            }
        }
        return at + size;
    }

    /** The unit that begins at an offset; {@link #NONE} if the bytes up to the end are none, or another form of it. */
    static int get(CharForm form, @Nullable Object base, long at, long end) {
        int first = RawMemory.getByte(base, at) & 0xFF;
        if (form == CharForm.LATIN1) {
            return first;
        }
        int unit;
        int size = sizeByFirst(first);
        if (size == NONE || at + size > end) {
            return NONE;
        }
        if (size == 1) {
            unit = first;
        } else {
            unit = size == 2 ? first & 0x1F : first & 0x0F;
            for (int i = 1; i < size; i++) {
                int next = RawMemory.getByte(base, at + i);
                if ((next & 0xC0) != 0x80) {
                    return NONE;
                }
                unit = (unit << 6) | (next & 0x3F);
            }
        }
        return size(form, (char) unit) == size ? unit : NONE;
    }

    /** The number of bytes of a unit by the first of them; {@link #NONE} if no unit begins so. */
    static int sizeByFirst(int first) {
        if (first <= HIGHEST_OF_ONE) {
            return 1;
        }
        if (first < 0xC0 || first >= 0xF0) {
            return NONE;
        }
        return first < 0xE0 ? 2 : 3;
    }
}
