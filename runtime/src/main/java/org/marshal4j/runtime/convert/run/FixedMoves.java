package org.marshal4j.runtime.convert.run;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.value.Bytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.step.QuickTable;

/**
 * What occurs most often among values of fixed size at constant offsets, as a table: copies, ints that are longs today,
 * and zeros. A loop over it takes less time than a call for each value, and pieces of constant size less than a loop for
 * each copy. Immutable.
 */
final class FixedMoves {
    private static final int COPY_32 = 0;
    private static final int COPY_16 = 1;
    private static final int COPY_8 = 2;
    private static final int COPY_4 = 3;
    private static final int COPY_OTHER = 4;
    private static final int INT_TO_LONG = 5;
    private static final int ZERO_8 = 6;
    private static final int ZERO_OTHER = 7;
    private static final int BYTE = 8;

    /** Larger copies are left to the JVM. */
    private static final int LARGE = 128;

    private static final int ROW = 4;

    /** Larger tables have more rows than a conversion by tables. */
    private static final int QUICK = 64 * ROW;

    /** For each move: what it is, the offset to read from or the byte, the offset to write to, and the size if that varies. */
    private final int[] table;

    private FixedMoves(int[] table) {
        this.table = table;
    }

    /** Collects moves, in the order of today's bytes. */
    static final class Builder {
        private int[] table = new int[8 * ROW];
        private int count;
        private int from;
        private int to;
        private int size;

        /** Adds a copy; adjacent ones become one. */
        void copy(int fromOffset, int toOffset, int bytes) {
            // What is stored in two pieces takes longer to load soon after.
            boolean isInTwo = size % Long.BYTES != 0 && size % Long.BYTES + bytes > Long.BYTES;
            if (isInTwo || from + size != fromOffset || to + size != toOffset) {
                endCopy();
                from = fromOffset;
                to = toOffset;
            }
            size += bytes;
        }

        void intToLong(int fromOffset, int toOffset) {
            add(INT_TO_LONG, fromOffset, toOffset, 0);
        }

        void zeros(int toOffset, int bytes) {
            add(bytes == Long.BYTES ? ZERO_8 : ZERO_OTHER, 0, toOffset, bytes);
        }

        /** Adds the bytes of a value that former messages do not have. */
        void constant(int toOffset, byte[] bytes) {
            for (int i = 0; i < bytes.length; i++) {
                add(BYTE, bytes[i], toOffset + i, 0);
            }
        }

        FixedMoves build() {
            endCopy();
            return new FixedMoves(Arrays.copyOf(table, count));
        }

        private void endCopy() {
            if (size > LARGE) {
                take(COPY_OTHER, size);
            }
            while (size >= 32) {
                take(COPY_32, 32);
            }
            if (size >= 16) {
                take(COPY_16, 16);
            }
            if (size >= 8) {
                take(COPY_8, 8);
            }
            if (size >= 4) {
                take(COPY_4, 4);
            }
            if (size > 0) {
                take(COPY_OTHER, size);
            }
        }

        private void take(int what, int bytes) {
            add(what, from, to, bytes);
            from += bytes;
            to += bytes;
            size -= bytes;
        }

        private void add(int what, int fromOffset, int toOffset, int bytes) {
            if (count == table.length) {
                table = Arrays.copyOf(table, 2 * count);
            }
            table[count++] = what;
            table[count++] = fromOffset;
            table[count++] = toOffset;
            table[count++] = bytes;
        }
    }

    /**
     * Adds the move that writes at an offset to a table, which is where the values are.
     *
     * @return the number of bytes that it writes; 0 if there is none
     */
    int addTo(QuickTable quick, int to) {
        for (int i = 0; i < table.length && table.length <= QUICK; i += ROW) {
            if (table[i + 2] == to) {
                return addTo(quick, table[i], table[i + 1], table[i + 3]);
            }
        }
        return 0;
    }

    /** Adds a move; returns the number of bytes that it writes. */
    private static int addTo(QuickTable quick, int what, int from, int size) {
        if (what == INT_TO_LONG) {
            quick.widened(from);
            return Long.BYTES;
        }
        if (what == BYTE) {
            quick.constant(1, from);
            return 1;
        }
        if (what == ZERO_8 || what == ZERO_OTHER) {
            for (int i = 0; i < size; i += Long.BYTES) {
                quick.constant(Math.min(Long.BYTES, size - i), 0);
            }
            return size;
        }
        quick.pass(from);
        quick.begin();
        quick.pass(size);
        quick.copy();
        quick.pass(-from - size);
        return size;
    }

    /** Converts the values. The arguments are those of {@link Fixed#convert}. */
    void run(@Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        // Where HotSpot knows that both sides are arrays, it keeps more in registers.
        if (base instanceof byte[] array && toBase instanceof byte[] toArray) {
            inArrays(array, at, toArray, toAt);
        } else {
            anywhere(base, at, toBase, toAt);
        }
    }

    private void inArrays(byte[] base, long at, byte[] toBase, long toAt) {
        int[] moves = table;
        for (int i = 0; i <= moves.length - ROW; i += ROW) {
            long from = at + moves[i + 1];
            long to = toAt + moves[i + 2];
            switch (moves[i]) {
                case COPY_32 -> {
                    RawMemory.putLong(toBase, to, RawMemory.getLong(base, from));
                    RawMemory.putLong(toBase, to + 8, RawMemory.getLong(base, from + 8));
                    RawMemory.putLong(toBase, to + 16, RawMemory.getLong(base, from + 16));
                    RawMemory.putLong(toBase, to + 24, RawMemory.getLong(base, from + 24));
                }
                case COPY_16 -> {
                    RawMemory.putLong(toBase, to, RawMemory.getLong(base, from));
                    RawMemory.putLong(toBase, to + 8, RawMemory.getLong(base, from + 8));
                }
                case COPY_8 -> RawMemory.putLong(toBase, to, RawMemory.getLong(base, from));
                case COPY_4 -> RawMemory.putInt(toBase, to, RawMemory.getInt(base, from));
                case INT_TO_LONG -> RawMemory.putLong(toBase, to, RawMemory.getInt(base, from));
                case ZERO_8 -> RawMemory.putLong(toBase, to, 0);
                case BYTE -> RawMemory.putByte(toBase, to, (byte) moves[i + 1]);
                case ZERO_OTHER -> Bytes.clear(toBase, to, moves[i + 3]);
                default -> Bytes.copy(base, from, toBase, to, moves[i + 3]);
            }
        }
    }

    private void anywhere(@Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        int[] moves = table;
        for (int i = 0; i <= moves.length - ROW; i += ROW) {
            long from = at + moves[i + 1];
            long to = toAt + moves[i + 2];
            switch (moves[i]) {
                case COPY_32 -> {
                    RawMemory.putLong(toBase, to, RawMemory.getLong(base, from));
                    RawMemory.putLong(toBase, to + 8, RawMemory.getLong(base, from + 8));
                    RawMemory.putLong(toBase, to + 16, RawMemory.getLong(base, from + 16));
                    RawMemory.putLong(toBase, to + 24, RawMemory.getLong(base, from + 24));
                }
                case COPY_16 -> {
                    RawMemory.putLong(toBase, to, RawMemory.getLong(base, from));
                    RawMemory.putLong(toBase, to + 8, RawMemory.getLong(base, from + 8));
                }
                case COPY_8 -> RawMemory.putLong(toBase, to, RawMemory.getLong(base, from));
                case COPY_4 -> RawMemory.putInt(toBase, to, RawMemory.getInt(base, from));
                case INT_TO_LONG -> RawMemory.putLong(toBase, to, RawMemory.getInt(base, from));
                case ZERO_8 -> RawMemory.putLong(toBase, to, 0);
                case BYTE -> RawMemory.putByte(toBase, to, (byte) moves[i + 1]);
                case ZERO_OTHER -> Bytes.clear(toBase, to, moves[i + 3]);
                default -> Bytes.copy(base, from, toBase, to, moves[i + 3]);
            }
        }
    }
}
