package org.marshal4j.table;

import java.util.OptionalLong;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * A column of numbers that are scanned as {@code long}. Scans leave out rows that are null; they run batch by batch, and check no row by itself.
 */
public abstract class WholeColumn extends Column {
    /** How many values are loaded at a time: they fit in the first cache. A multiple of 64. */
    private static final int BLOCK = 1024;

    WholeColumn(TableMemory memory, Node node) {
        super(memory, node);
    }

    /** Loads values from the memory of a batch. */
    abstract void load(int batch, int from, int count, long[] into);

    /** The sum of values of a batch, none of them null. */
    abstract long sum(int batch, int from, int to);

    /** The sum of all values; 0 if there are none. */
    public final long sum() {
        return sum(all());
    }

    /** The sum of the values of these rows. */
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

    /** The sum of the values of these rows. */
    public final long sum(Selection selection) {
        Sum sum = new Sum();
        scan(selection, sum);
        return sum.value;
    }

    /** Takes values, so many at a time. */
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

    /** The least of all values; empty if there are none. */
    public final OptionalLong min() {
        return min(all());
    }

    /** The least value of these rows. */
    public final OptionalLong min(RowRange range) {
        Least least = new Least();
        scan(range, least);
        return least.result();
    }

    /** The least value of these rows. */
    public final OptionalLong min(Selection selection) {
        Least least = new Least();
        scan(selection, least);
        return least.result();
    }

    /** The greatest of all values; empty if there are none. */
    public final OptionalLong max() {
        return max(all());
    }

    /** The greatest value of these rows. */
    public final OptionalLong max(RowRange range) {
        Greatest greatest = new Greatest();
        scan(range, greatest);
        return greatest.result();
    }

    /** The greatest value of these rows. */
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

    /** Calls the consumer with all values in the order of the rows. */
    public final void forEach(LongConsumer consumer) {
        forEach(all(), consumer);
    }

    /** Calls the consumer with the values of these rows. */
    public final void forEach(RowRange range, LongConsumer consumer) {
        scan(range, (values, count) -> accept(values, count, consumer));
    }

    /** Calls the consumer with the values of these rows. */
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

    /** Loads values up to the end of a block, the batch or the rows; returns how many. A block begins at a multiple of 64. */
    private int load(long row, long to, long[] block) {
        int index = (int) row & mask;
        int toBlock = BLOCK - (index & (Long.SIZE - 1));
        int count = (int) Math.min(Math.min(toBlock, mask + 1 - index), to - row);
        load((int) (row >>> shift), index, count, block);
        return count;
    }

    /** The first row with this value; −1 if there is none. */
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

    /** The rows whose value is not null and passes the test. */
    public final Selection where(LongPredicate test) {
        Selection selection = new Selection(rows);
        long to = selection.size();
        long[] block = new long[BLOCK];
        for (long row = 0; row < to; ) {
            int count = load(row, to, block);
            for (int i = 0; i < count; i += Long.SIZE) {
                int last = Math.min(count, i + Long.SIZE);
                long bits = 0;
                for (int j = i; j < last; j++) {
                    bits |= test.test(block[j]) ? 1L << j : 0;
                }
                selection.setWord(row + i, bits & validBits((int) (row >>> shift), ((int) row & mask) + i));
            }
            row += count;
        }
        keep();
        return selection;
    }

    /** The rows whose value is this one. */
    public final Selection whereEqual(long value) {
        return where(each -> each == value);
    }

    /** The rows whose value is from the one to the other, both included. */
    public final Selection whereBetween(long least, long greatest) {
        return where(each -> each >= least && each <= greatest);
    }
}
