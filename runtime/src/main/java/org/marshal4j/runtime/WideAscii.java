package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;

/**
 * ASCII among characters of two bytes each, four of them at a time: texts that have one character beyond Latin-1 are mostly ASCII all
 * the same. Every method takes fours as long as there are any, and returns how many characters those were.
 */
final class WideAscii {
    private static final long NOT_ASCII = 0xFF80_FF80_FF80_FF80L;

    private WideAscii() {}

    /**
     * The first index, from a given one on, at which no four characters of ASCII begin.
     *
     * @param wide the characters; null if they are not known, and none is passed over then
     */
    static int run(byte @Nullable [] wide, int index) {
        int i = index;
        if (wide != null) {
            for (int last = wide.length / 2 - 4; i <= last && isAscii(four(wide, i)); i += 4) {}
        }
        return i;
    }

    /** Stores characters, one byte each. */
    static int put(byte @Nullable [] wide, int index, @Nullable Object base, long offset) {
        if (wide == null) {
            return 0;
        }
        int i = index;
        for (int last = wide.length / 2 - 4; i <= last; i += 4) {
            long four = four(wide, i);
            if (!isAscii(four)) {
                break;
            }
            RawMemory.putInt(base, offset + (i - index), narrow(four));
        }
        return i - index;
    }

    /** Passes over characters that are the same as the bytes. */
    static int equal(byte @Nullable [] wide, int index, @Nullable Object base, long offset, long end) {
        if (wide == null) {
            return 0;
        }
        int i = index;
        int last = Math.min(wide.length / 2, (int) (end - offset) + index) - 4;
        for (; i <= last; i += 4) {
            long four = four(wide, i);
            if (!isAscii(four) || narrow(four) != RawMemory.getInt(base, offset + (i - index))) {
                break;
            }
        }
        return i - index;
    }

    /** Makes characters of bytes. */
    static int get(@Nullable Object base, long offset, int count, byte[] wide, long to) {
        int i = 0;
        for (; i <= count - 4; i += 4) {
            int four = RawMemory.getInt(base, offset + i);
            if ((four & 0x8080_8080) != 0) {
                break;
            }
            RawMemory.putLong(wide, to + 2L * i, widen(four));
        }
        return i;
    }

    private static long four(byte[] wide, int index) {
        return RawMemory.getLong(wide, RawMemory.ARRAY_OFFSET + 2L * index);
    }

    private static boolean isAscii(long four) {
        return (four & NOT_ASCII) == 0;
    }

    /** 00dd00cc00bb00aa to ddccbbaa. */
    private static int narrow(long four) {
        long pairs = four | (four >>> 8);
        return (int) ((pairs & 0xFFFF) | ((pairs >>> 16) & 0xFFFF_0000L));
    }

    /** ddccbbaa to 00dd00cc00bb00aa. */
    private static long widen(int four) {
        long pairs = ((four & 0xFFFF_FFFFL) | ((long) four << 16)) & 0x0000_FFFF_0000_FFFFL;
        return (pairs | (pairs << 8)) & 0x00FF_00FF_00FF_00FFL;
    }
}
