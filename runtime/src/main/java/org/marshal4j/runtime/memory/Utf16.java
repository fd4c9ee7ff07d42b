package org.marshal4j.runtime.memory;

import org.jspecify.annotations.Nullable;

/**
 * Writes texts whose characters take two bytes each, in the form of {@link StringMemory}, as UTF-8. Such texts have a
 * character beyond Latin-1, but most of their characters are still ASCII, so four of them are processed at a time.
 */
public final class Utf16 {
    /** Returned for a text that contains half of a surrogate pair; it is neither a location nor a size. */
    public static final long MALFORMED = -1;

    private static final long NOT_ASCII = 0xFF80_FF80_FF80_FF80L;

    private Utf16() {}

    /** The number of bytes, or {@link #MALFORMED}. */
    public static long size(byte[] wide) {
        long from = RawMemory.ARRAY_OFFSET;
        long end = from + wide.length;
        long size = wide.length / 2;
        while (from < end) {
            if (end - from >= 8 && isAscii(RawMemory.getLong(wide, from))) {
                from += 8;
                continue;
            }
            char c = RawMemory.getChar(wide, from);
            from += 2;
            if (c >= 0x80) {
                size += c < 0x800 ? 1 : 2;
                if (Character.isSurrogate(c)) {
                    if (pair(c, wide, from, end) < 0) {
                        return MALFORMED;
                    }
                    // Two characters that take four bytes.
                    from += 2;
                }
            }
        }
        return size;
    }

    /**
     * Stores a text. No character takes more than three bytes.
     *
     * @param wide the characters, two bytes each
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @return the offset after it, or {@link #MALFORMED}
     */
    public static long put(byte[] wide, @Nullable Object base, long offset) {
        long from = RawMemory.ARRAY_OFFSET;
        long end = from + wide.length;
        long at = offset;
        while (from < end) {
            while (end - from >= 16) {
                long first = RawMemory.getLong(wide, from);
                long second = RawMemory.getLong(wide, from + 8);
                if (!isAscii(first | second)) {
                    break;
                }
                RawMemory.putInt(base, at, narrow(first));
                RawMemory.putInt(base, at + 4, narrow(second));
                from += 16;
                at += 8;
            }
            if (from == end) {
                break;
            }
            if (end - from >= 8) {
                long four = RawMemory.getLong(wide, from);
                // A character that is not ASCII is overwritten later. Each character takes at least one byte, so these
                // four bytes belong to the text.
                RawMemory.putInt(base, at, narrow(four));
                long beyond = four & NOT_ASCII;
                if (beyond == 0) {
                    from += 8;
                    at += 4;
                    continue;
                }
                int ascii = Long.numberOfTrailingZeros(beyond) >> 4;
                from += 2L * ascii;
                at += ascii;
            }
            char c = RawMemory.getChar(wide, from);
            from += 2;
            if (c < 0x80) {
                RawMemory.putByte(base, at++, (byte) c);
            } else if (Character.isSurrogate(c)) {
                int codePoint = pair(c, wide, from, end);
                if (codePoint < 0) {
                    return MALFORMED;
                }
                from += 2;
                at = Utf8.put(base, at, 4, codePoint);
            } else {
                at = Utf8.put(base, at, c < 0x800 ? 2 : 3, c);
            }
        }
        return at;
    }

    /** Whether the bytes are this text. */
    public static boolean matches(byte[] wide, @Nullable Object base, long offset, int count) {
        long from = RawMemory.ARRAY_OFFSET;
        long end = from + wide.length;
        long at = offset;
        long last = offset + count;
        while (from < end) {
            while (end - from >= 16 && last - at >= 8) {
                long first = RawMemory.getLong(wide, from);
                long second = RawMemory.getLong(wide, from + 8);
                if (!isAscii(first | second)) {
                    break;
                }
                if (narrow(first) != RawMemory.getInt(base, at) || narrow(second) != RawMemory.getInt(base, at + 4)) {
                    return false;
                }
                from += 16;
                at += 8;
            }
            if (from == end) {
                break;
            }
            if (end - from >= 8 && last - at >= 4) {
                long four = RawMemory.getLong(wide, from);
                int differing = narrow(four) ^ RawMemory.getInt(base, at);
                long beyond = four & NOT_ASCII;
                if (beyond == 0) {
                    if (differing != 0) {
                        return false;
                    }
                    from += 8;
                    at += 4;
                    continue;
                }
                int ascii = Long.numberOfTrailingZeros(beyond) >> 4;
                if ((differing & ((1 << (8 * ascii)) - 1)) != 0) {
                    return false;
                }
                from += 2L * ascii;
                at += ascii;
            }
            char c = RawMemory.getChar(wide, from);
            from += 2;
            int codePoint = c;
            if (Character.isSurrogate(c)) {
                codePoint = pair(c, wide, from, end);
                from += 2;
            }
            int size = Utf8.size(codePoint);
            if (codePoint < 0 || at + size > last || !Utf8.isCoded(codePoint, size, base, at)) {
                return false;
            }
            at += size;
        }
        return at == last;
    }

    /** The character that starts with this half of a surrogate pair, or −1 if the other half is missing. */
    private static int pair(char half, byte[] wide, long from, long end) {
        if (!Character.isHighSurrogate(half) || from >= end) {
            return -1;
        }
        char low = RawMemory.getChar(wide, from);
        return Character.isLowSurrogate(low) ? Character.toCodePoint(half, low) : -1;
    }

    /**
     * Decodes bytes to characters as long as they are ASCII and there is room for them, except the last three of the
     * text; returns their number. There is room, unless another thread has changed the bytes.
     */
    public static int get(@Nullable Object base, long offset, int count, byte[] wide, long to) {
        long end = RawMemory.ARRAY_OFFSET + wide.length;
        int i = 0;
        for (; i <= count - 8 && to + 2L * i + 16 <= end; i += 8) {
            long eight = RawMemory.getLong(base, offset + i);
            if ((eight & 0x8080_8080_8080_8080L) != 0) {
                break;
            }
            RawMemory.putLong(wide, to + 2L * i, widen((int) eight));
            RawMemory.putLong(wide, to + 2L * i + 8, widen((int) (eight >>> 32)));
        }
        while (i <= count - 4 && to + 2L * i + 8 <= end) {
            int four = RawMemory.getInt(base, offset + i);
            RawMemory.putLong(wide, to + 2L * i, widen(four));
            int beyond = four & 0x8080_8080;
            if (beyond != 0) {
                // A character that is not ASCII is overwritten later.
                return i + (Integer.numberOfTrailingZeros(beyond) >> 3);
            }
            i += 4;
        }
        return i;
    }

    private static boolean isAscii(long four) {
        return (four & NOT_ASCII) == 0;
    }

    /** Turns 00dd00cc00bb00aa into ddccbbaa. */
    private static int narrow(long four) {
        long pairs = four | (four >>> 8);
        return (int) ((pairs & 0xFFFF) | ((pairs >>> 16) & 0xFFFF_0000L));
    }

    /** Turns ddccbbaa into 00dd00cc00bb00aa. */
    private static long widen(int four) {
        long pairs = ((four & 0xFFFF_FFFFL) | ((long) four << 16)) & 0x0000_FFFF_0000_FFFFL;
        return (pairs | (pairs << 8)) & 0x00FF_00FF_00FF_00FFL;
    }
}
