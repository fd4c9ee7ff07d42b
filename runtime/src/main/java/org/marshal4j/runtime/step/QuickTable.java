package org.marshal4j.runtime.step;

import java.util.Arrays;

/**
 * Collects what a conversion does to a message as most are, with counts of one byte and without null objects: first it
 * finds the ends of values of varying size, then it writes pieces one after the other. A position is an end (0 is where
 * the message starts) and an offset from there.
 */
public final class QuickTable {
    /** The number of ints in a row of either table. */
    public static final int ROW = 4;

    /** The size of the elements behind a presence byte, which must be 1. */
    public static final int PRESENT = -1;

    /** A piece that is an int, as a long. Other pieces begin with their first end. */
    public static final int WIDENED = -1;

    /** A piece of up to eight bytes that are always the same. */
    public static final int CONSTANT = -2;

    /** The maximum number of ends. */
    public static final int ENDS = 48;

    /** Larger tables would be slow to make. */
    private static final int MOST = 64 * ROW;

    private static final int DEEPEST = 16;
    private static final int MOST_VISITS = 64;

    /** Offsets up to here are of messages that a table converts at all. */
    private static final int FAR = 1 << 20;

    private int[] passes = new int[8 * ROW];
    private int passCount;
    private int[] pieces = new int[12 * ROW];
    private int pieceCount;
    private boolean isFit = true;

    /** The positions of the places of objects. */
    private final int[] ends = new int[ENDS];

    private final long[] offsets = new long[ENDS];
    private int places;
    private int frame;

    private int end;
    private long offset;
    private int depth;
    private int visits;
    private int beginEnd;
    private long beginOffset;

    /**
     * Enters an object, or a step over one; {@link #ascend} must follow.
     *
     * @return false if there is no room for it: objects may contain themselves, or the next one twice
     */
    public boolean descend() {
        depth++;
        visits++;
        isFit &= depth <= DEEPEST && visits <= MOST_VISITS;
        return isFit;
    }

    /** Leaves it. */
    public void ascend() {
        depth--;
    }

    /** Whether all that was added is in the tables. */
    public boolean isFit() {
        return isFit;
    }

    /**
     * {@return how the ends are found: the end before, the bytes to pass from there, the size of the elements behind the
     * count, and 1 if null is allowed}
     */
    public int[] passes() {
        return Arrays.copyOf(passes, passCount);
    }

    /**
     * {@return what is written: from where to where a piece is copied, as four numbers; or a kind, and its position, or
     * its size and bytes}
     */
    public int[] pieces() {
        return Arrays.copyOf(pieces, pieceCount);
    }

    /** {@return the end before the position} */
    public int end() {
        return end;
    }

    /** {@return the offset of the position from there} */
    public int offset() {
        return near(offset);
    }

    /**
     * Enters an object at the position.
     *
     * @param size the number of its places; the first is where it starts
     * @return what {@link #leave} needs
     */
    public int enter(int size) {
        int outer = frame;
        frame = places;
        places += size;
        keep(0);
        return outer;
    }

    /** Leaves the object that was entered last. */
    public void leave(int outer) {
        frame = outer;
    }

    /** Keeps the position as a place of the object. */
    public void keep(int place) {
        isFit &= places <= ENDS;
        if (isFit) {
            ends[frame + place] = end;
            offsets[frame + place] = offset;
        }
    }

    /** Goes to an offset from a place of the object. */
    public void go(int place, long distance) {
        if (isFit) {
            end = ends[frame + place];
            offset = offsets[frame + place] + distance;
        }
    }

    /** Passes bytes. */
    public void pass(long bytes) {
        offset += bytes;
    }

    /** Passes a count of one byte, and elements of a size; with {@link #PRESENT} nothing but the byte 1. */
    public void counted(int size, boolean isNullable) {
        end = known(end, near(offset), size, isNullable ? 1 : 0);
        isFit &= end < ENDS;
        offset = 0;
    }

    /** Returns the end that is found so; some values are passed twice. */
    private int known(int from, int distance, int size, int nullable) {
        for (int i = 0; i < passCount; i += ROW) {
            if (passes[i] == from && passes[i + 1] == distance && passes[i + 2] == size && passes[i + 3] == nullable) {
                return i / ROW + 1;
            }
        }
        passCount = row(passes, passCount, from, distance, size, nullable);
        passes = roomy(passes, passCount);
        return passCount / ROW;
    }

    /** Begins a piece that is copied as it is. */
    public void begin() {
        beginEnd = end;
        beginOffset = offset;
    }

    /** Ends a piece that is copied as it is. */
    public void copy() {
        int last = pieceCount - ROW;
        boolean isNext =
                last >= 0 && pieces[last] >= 0 && pieces[last + 2] == beginEnd && pieces[last + 3] == beginOffset;
        if (isNext) {
            pieces[last + 2] = end;
            pieces[last + 3] = near(offset);
        } else {
            piece(beginEnd, near(beginOffset), end, near(offset));
        }
    }

    /** Adds a piece that is an int at an offset from the position, and a long today. */
    public void widened(long distance) {
        piece(WIDENED, end, near(offset + distance), 0);
    }

    /** Adds bytes that are always the same. */
    public void constant(int size, int value) {
        int last = pieceCount - ROW;
        if (last >= 0 && pieces[last] == CONSTANT && pieces[last + 1] + size <= Integer.BYTES) {
            pieces[last + 2] |= (value & 0xFF) << (pieces[last + 1] * Byte.SIZE);
            pieces[last + 1] += size;
        } else {
            piece(CONSTANT, size, size == 1 ? value & 0xFF : value, 0);
        }
    }

    private void piece(int one, int two, int three, int four) {
        pieceCount = row(pieces, pieceCount, one, two, three, four);
        pieces = roomy(pieces, pieceCount);
    }

    private int row(int[] table, int count, int one, int two, int three, int four) {
        isFit &= count < MOST;
        if (!isFit) {
            return count;
        }
        table[count] = one;
        table[count + 1] = two;
        table[count + 2] = three;
        table[count + 3] = four;
        return count + ROW;
    }

    private static int[] roomy(int[] table, int count) {
        return count < table.length ? table : Arrays.copyOf(table, 2 * count);
    }

    private int near(long distance) {
        isFit &= distance >= 0 && distance < FAR;
        return isFit ? (int) distance : 0;
    }
}
