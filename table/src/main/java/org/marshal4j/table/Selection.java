package org.marshal4j.table;

import java.util.Arrays;
import java.util.function.LongConsumer;
import org.marshal4j.table.memory.Rows;

/**
 * Some of a table's rows: one bit for each row that the table had when the selection was made. Columns make selections, and take them. {@link #and},
 * {@link #or} and {@link #not} give others and change neither. Immutable once made, and so safe for threads.
 */
public final class Selection {
    private static final int CHUNK_SHIFT = 16;
    private static final int CHUNK_MASK = (1 << CHUNK_SHIFT) - 1;

    private final Rows rows;
    private final long size;

    /** Words of 64 rows, the first row in the lowest bit. */
    private final long[][] words;

    /** No rows of those that there are now. */
    Selection(Rows rows) {
        this(rows, rows.published());
    }

    private Selection(Rows rows, long size) {
        this.rows = rows;
        this.size = size;
        long count = (size + Long.SIZE - 1) / Long.SIZE;
        this.words = new long[(int) ((count + CHUNK_MASK) >>> CHUNK_SHIFT)][];
        for (int i = 0; i < words.length; i++) {
            words[i] = new long[(int) Math.min(1L << CHUNK_SHIFT, count - ((long) i << CHUNK_SHIFT))];
        }
    }

    /** How many rows the table had, selected or not. */
    public long size() {
        return size;
    }

    /** How many rows are selected. */
    public long count() {
        long count = 0;
        for (long[] chunk : words) {
            for (long word : chunk) {
                count += Long.bitCount(word);
            }
        }
        return count;
    }

    /** Whether a row is selected. */
    public boolean contains(long row) {
        return row >= 0 && row < size && (word(row & -Long.SIZE) >>> row & 1) != 0;
    }

    /** The rows that are in both. */
    public Selection and(Selection other) {
        return with(other, false);
    }

    /** The rows that are in one of them, or in both. */
    public Selection or(Selection other) {
        return with(other, true);
    }

    private Selection with(Selection other, boolean either) {
        if (other.rows != rows || other.size != size) {
            throw new IllegalArgumentException("the selections are not of the same rows of the same table");
        }
        Selection result = new Selection(rows, size);
        for (int i = 0; i < words.length; i++) {
            for (int j = 0; j < words[i].length; j++) {
                long mine = words[i][j];
                long others = other.words[i][j];
                result.words[i][j] = either ? mine | others : mine & others;
            }
        }
        return result;
    }

    /** The rows that are not in this one. */
    public Selection not() {
        Selection result = new Selection(rows, size);
        for (int i = 0; i < words.length; i++) {
            for (int j = 0; j < words[i].length; j++) {
                result.words[i][j] = ~words[i][j];
            }
        }
        int beyond = (int) (size & (Long.SIZE - 1));
        if (beyond != 0) {
            long last = size & -Long.SIZE;
            result.setWord(last, result.word(last) & ((1L << beyond) - 1));
        }
        return result;
    }

    /** Calls the consumer with the number of each row, in order. */
    public void forEach(LongConsumer consumer) {
        for (long row = nextWord(0); row >= 0; row = nextWord(row + Long.SIZE)) {
            for (long bits = word(row); bits != 0; bits &= bits - 1) {
                consumer.accept(row + Long.numberOfTrailingZeros(bits));
            }
        }
    }

    /** The first of 64 rows, from that one on, of which one is selected; −1 if there is none. The row is a multiple of 64. */
    long nextWord(long from) {
        for (long row = from; row < size; row += Long.SIZE) {
            if (word(row) != 0) {
                return row;
            }
        }
        return -1;
    }

    /** The bits of 64 rows, from one that is a multiple of 64. */
    long word(long row) {
        long word = row >>> 6;
        return words[(int) (word >>> CHUNK_SHIFT)][(int) word & CHUNK_MASK];
    }

    /** Sets the bits of 64 rows: while the selection is being made. */
    void setWord(long row, long bits) {
        long word = row >>> 6;
        words[(int) (word >>> CHUNK_SHIFT)][(int) word & CHUNK_MASK] = bits;
    }

    /** Selects a row: while the selection is being made. */
    void add(long row) {
        setWord(row & -Long.SIZE, word(row & -Long.SIZE) | 1L << row);
    }

    /** Checks that it is of these rows, none of which has been removed. */
    void require(Rows others) {
        if (others.shift != rows.shift) {
            throw new IllegalArgumentException("the selection is not of this table's rows");
        }
        if (size > others.published()) {
            throw others.cannotRead("", size - 1);
        }
    }

    @Override
    public String toString() {
        return count() + " of " + size + " rows" + (size <= Long.SIZE ? " " + Arrays.toString(rows()) : "");
    }

    /** The numbers of the rows. */
    public long[] rows() {
        long[] numbers = new long[Math.toIntExact(count())];
        int[] next = new int[1];
        forEach(row -> numbers[next[0]++] = row);
        return numbers;
    }
}
