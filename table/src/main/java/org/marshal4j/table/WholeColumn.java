package org.marshal4j.table;

import java.util.OptionalLong;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * A column of numbers that are scanned as {@code long}. Scans leave out rows that are null. They run batch by batch
 * and do not check each row.
 */
public abstract class WholeColumn extends Column {
    /** The number of values loaded at a time, which fit in the first-level cache. A multiple of 64. */
    private static final int BLOCK = 1024;

    WholeColumn(TableMemory memory, Node node) {
        super(memory, node);
    }

    /** Loads values from the memory of a batch. */
    abstract void load(int batch, int from, int count, long[] into);

    /** Returns the sum of values of a batch, none of which is null. */
    abstract long sum(int batch, int from, int to);

    /** {@return the sum of all values; 0 if there are none} */
    public final long sum() {
        return sum(all());
    }

    /**
     * Returns the sum of the values of some rows.
     *
     * @param range rows of this table
     * @return the sum; 0 if there are no values
     */
    public final long sum(RowRange range) {
        if (isNullable()) {
            Sum sum = new Sum();
            scan(range, sum);
            return sum.value;
        }
        long sum = 0;
        long to = checked(range).to();
        for (long row = range.from(); row < to; ) {
            int batch = (int) (row >>> shift);
            int first = (int) row & mask;
            int last = (int) Math.min(mask + 1L, first + (to - row));
            sum += sum(batch, first, last);
            row += last - first;
        }
        keep();
        return sum;
    }

    /**
     * Returns the sum of the values of some rows.
     *
     * @param selection rows of this table
     * @return the sum; 0 if there are no values
     */
    public final long sum(Selection selection) {
        Sum sum = new Sum();
        scan(selection, sum);
        return sum.value;
    }

    /** Accepts a number of values at a time. */
    private interface Block {
        void accept(long[] values, int count);
    }

    private static final class Sum implements Block {
        private long value;

        @Override
        public void accept(long[] values, int count) {
            long sum = 0;
            for (int i = 0; i < count; i++) {
                sum += values[i];
            }
            value += sum;
        }
    }

    /** {@return the smallest of all values; empty if there are none} */
    public final OptionalLong min() {
        return min(all());
    }

    /**
     * Returns the smallest value of some rows.
     *
     * @param range rows of this table
     * @return the value; empty if there is none
     */
    public final OptionalLong min(RowRange range) {
        Least least = new Least();
        scan(range, least);
        return least.result();
    }

    /**
     * Returns the smallest value of some rows.
     *
     * @param selection rows of this table
     * @return the value; empty if there is none
     */
    public final OptionalLong min(Selection selection) {
        Least least = new Least();
        scan(selection, least);
        return least.result();
    }

    /** {@return the greatest of all values; empty if there are none} */
    public final OptionalLong max() {
        return max(all());
    }

    /**
     * Returns the greatest value of some rows.
     *
     * @param range rows of this table
     * @return the value; empty if there is none
     */
    public final OptionalLong max(RowRange range) {
        Greatest greatest = new Greatest();
        scan(range, greatest);
        return greatest.result();
    }

    /**
     * Returns the greatest value of some rows.
     *
     * @param selection rows of this table
     * @return the value; empty if there is none
     */
    public final OptionalLong max(Selection selection) {
        Greatest greatest = new Greatest();
        scan(selection, greatest);
        return greatest.result();
    }

    private static final class Least implements Block {
        private boolean any;
        private long value;

        @Override
        public void accept(long[] values, int count) {
            if (count > 0) {
                long best = any ? value : values[0];
                for (int i = 0; i < count; i++) {
                    best = Math.min(best, values[i]);
                }
                value = best;
                any = true;
            }
        }

        OptionalLong result() {
            return any ? OptionalLong.of(value) : OptionalLong.empty();
        }
    }

    private static final class Greatest implements Block {
        private boolean any;
        private long value;

        @Override
        public void accept(long[] values, int count) {
            if (count > 0) {
                long best = any ? value : values[0];
                for (int i = 0; i < count; i++) {
                    best = Math.max(best, values[i]);
                }
                value = best;
                any = true;
            }
        }

        OptionalLong result() {
            return any ? OptionalLong.of(value) : OptionalLong.empty();
        }
    }

    /**
     * Calls the consumer with all values, in the order of the rows.
     *
     * @param consumer takes each value
     */
    public final void forEach(LongConsumer consumer) {
        forEach(all(), consumer);
    }

    /**
     * Calls the consumer with the values of some rows.
     *
     * @param range rows of this table
     * @param consumer takes each value
     */
    public final void forEach(RowRange range, LongConsumer consumer) {
        scan(range, (values, count) -> accept(values, count, consumer));
    }

    /**
     * Calls the consumer with the values of some rows.
     *
     * @param selection rows of this table
     * @param consumer takes each value
     */
    public final void forEach(Selection selection, LongConsumer consumer) {
        scan(selection, (values, count) -> accept(values, count, consumer));
    }

    private static void accept(long[] values, int count, LongConsumer consumer) {
        for (int i = 0; i < count; i++) {
            consumer.accept(values[i]);
        }
    }

    private void scan(RowRange range, Block scan) {
        long to = checked(range).to();
        long[] block = new long[BLOCK];
        for (long row = range.from(); row < to; ) {
            int count = load(row, to, block);
            scan.accept(block, validity == null ? count : withoutNulls(row, block, count));
            row += count;
        }
        keep();
    }

    private int withoutNulls(long row, long[] block, int count) {
        int batch = (int) (row >>> shift);
        int index = (int) row & mask;
        int there = 0;
        for (int i = 0; i < count; i++) {
            block[there] = block[i];
            there += isNullAt(batch, index + i) ? 0 : 1;
        }
        return there;
    }

    private void scan(Selection selection, Block scan) {
        selection.require(rows);
        long[] block = new long[Long.SIZE];
        for (long row = selection.nextWord(0); row >= 0; row = selection.nextWord(row + Long.SIZE)) {
            int batch = (int) (row >>> shift);
            int index = (int) row & mask;
            load(batch, index, Long.SIZE, block);
            int there = 0;
            for (long bits = selection.word(row) & validBits(batch, index); bits != 0; bits &= bits - 1) {
                block[there++] = block[Long.numberOfTrailingZeros(bits)];
            }
            scan.accept(block, there);
        }
        keep();
    }

    /**
     * Loads values up to the end of a block, the batch or the rows, and returns their number. A block starts at a
     * multiple of 64.
     */
    private int load(long row, long to, long[] block) {
        int index = (int) row & mask;
        int toBlock = BLOCK - (index & (Long.SIZE - 1));
        int count = (int) Math.min(Math.min(toBlock, mask + 1 - index), to - row);
        load((int) (row >>> shift), index, count, block);
        return count;
    }

    /**
     * Returns the first row with the given value.
     *
     * @param value the value
     * @return the row; −1 if there is none
     */
    public final long indexOf(long value) {
        long to = size();
        long[] block = new long[BLOCK];
        for (long row = 0; row < to; ) {
            int count = load(row, to, block);
            for (int i = 0; i < count; i++) {
                if (block[i] == value && !isNullAt((int) (row >>> shift), ((int) row & mask) + i)) {
                    return row + i;
                }
            }
            row += count;
        }
        keep();
        return -1;
    }

    /**
     * Returns the rows whose value is not null and passes a test.
     *
     * @param test the test
     * @return the rows, among those that the table has now
     */
    public final Selection where(LongPredicate test) {
        RowRange all = all();
        return where(all, new Selection(rows, all.to()), test);
    }

    /**
     * {@return those of some rows whose value is not null and passes a test}
     *
     * @param range rows of this table
     * @param test the test
     */
    public final Selection where(RowRange range, LongPredicate test) {
        return where(range, emptySelection(range), test);
    }

    private Selection where(RowRange range, Selection selection, LongPredicate test) {
        long to = range.to();
        long[] block = new long[BLOCK];
        for (long row = range.from() & -Long.SIZE; row < to; ) {
            int count = load(row, to, block);
            for (int i = 0; i < count; i += Long.SIZE) {
                int last = Math.min(count, i + Long.SIZE);
                long bits = 0;
                for (int j = i; j < last; j++) {
                    bits |= test.test(block[j]) ? 1L << j : 0;
                }
                bits &= validBits((int) (row >>> shift), ((int) row & mask) + i);
                selection.setWord(row + i, bits & range.bits(row + i));
            }
            row += count;
        }
        keep();
        return selection;
    }

    /**
     * Returns the rows with the given value.
     *
     * @param value the value
     * @return the rows, among those that the table has now
     */
    public final Selection whereEqual(long value) {
        return where(each -> each == value);
    }

    /**
     * {@return those of some rows that have the given value}
     *
     * @param range rows of this table
     * @param value the value
     */
    public final Selection whereEqual(RowRange range, long value) {
        return where(range, each -> each == value);
    }

    /**
     * Returns the rows whose value is in a range, including both ends.
     *
     * @param least the smallest value
     * @param greatest the greatest value
     * @return the rows, among those that the table has now
     */
    public final Selection whereBetween(long least, long greatest) {
        return where(each -> each >= least && each <= greatest);
    }

    /**
     * {@return those of some rows whose value is in a range, including both ends}
     *
     * @param range rows of this table
     * @param least the smallest value
     * @param greatest the greatest value
     */
    public final Selection whereBetween(RowRange range, long least, long greatest) {
        return where(range, each -> each >= least && each <= greatest);
    }
}
