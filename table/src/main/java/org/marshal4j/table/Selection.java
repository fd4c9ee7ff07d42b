package org.marshal4j.table;

import java.util.Arrays;
import java.util.function.LongConsumer;
import org.marshal4j.table.memory.Rows;

/**
 * Some of a table's rows: one bit for each row that the table had when the selection was made. Columns create
 * selections and accept them. {@link #and}, {@link #or} and {@link #not} return new selections. Immutable once created,
 * and so thread-safe.
 */
public final class Selection {
    private static final int CHUNK_SHIFT = 16;
    private static final int CHUNK_MASK = (1 << CHUNK_SHIFT) - 1;

    private final Rows rows;
    private final long size;

    /** Words of 64 rows, with the first row in the lowest bit. */
    private final long[][] words;

    /** Creates an empty selection of the first rows. */
    Selection(Rows rows, long size) {
        this.rows = rows;
        this.size = size;
        long count = (size + Long.SIZE - 1) / Long.SIZE;
        this.words = new long[(int) ((count + CHUNK_MASK) >>> CHUNK_SHIFT)][];
        for (int i = 0; i < words.length; i++) {
            words[i] = new long[(int) Math.min(1L << CHUNK_SHIFT, count - ((long) i << CHUNK_SHIFT))];
        }
    }

    /** {@return the number of rows that the table had, selected or not} */
    public long size() {
        return size;
    }

    /** {@return the number of selected rows} */
    public long count() {
        long count = 0;
        for (long[] chunk : words) {
            for (long word : chunk) {
                count += Long.bitCount(word);
            }
        }
        return count;
    }

    /**
     * {@return whether a row is selected}
     *
     * @param row the row
     */
    public boolean contains(long row) {
        return row >= 0 && row < size && (word(row & -Long.SIZE) >>> row & 1) != 0;
    }

    /**
     * {@return the rows that are in both selections}
     *
     * @param other a selection of the same rows
     */
    public Selection and(Selection other) {
        return with(other, false);
    }

    /**
     * {@return the rows that are in either selection, or in both}
     *
     * @param other a selection of the same rows
     */
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

    /** {@return the rows that are not in this selection} */
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

    /**
     * Calls the consumer with the number of each selected row, in order.
     *
     * @param consumer takes each number
     */
    public void forEach(LongConsumer consumer) {
        for (long row = nextWord(0); row >= 0; row = nextWord(row + Long.SIZE)) {
            for (long bits = word(row); bits != 0; bits &= bits - 1) {
                consumer.accept(row + Long.numberOfTrailingZeros(bits));
            }
        }
    }

    /**
     * The first group of 64 rows, from a row on, that contains a selected row; −1 if there is none. Groups start at
     * multiples of 64.
     */
    long nextWord(long from) {
        for (long row = from; row < size; row += Long.SIZE) {
            if (word(row) != 0) {
                return row;
            }
        }
        return -1;
    }

    /** The bits of 64 rows, from a multiple of 64. */
    long word(long row) {
        long word = row >>> 6;
        return words[(int) (word >>> CHUNK_SHIFT)][(int) word & CHUNK_MASK];
    }

    /** Sets the bits of 64 rows, while the selection is being created. */
    void setWord(long row, long bits) {
        long word = row >>> 6;
        words[(int) (word >>> CHUNK_SHIFT)][(int) word & CHUNK_MASK] = bits;
    }

    /** Checks that these rows belong to the table of the selection, and that none has been removed since. */
    void require(Rows others) {
        if (!rows.areOfTableOf(others)) {
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

    /** {@return the numbers of the selected rows} */
    public long[] rows() {
        long[] numbers = new long[Math.toIntExact(count())];
        int[] next = new int[1];
        forEach(row -> numbers[next[0]++] = row);
        return numbers;
    }
}
