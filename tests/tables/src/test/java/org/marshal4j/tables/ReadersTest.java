package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.table.RowRange;
import org.marshal4j.table.TableOptions;

/**
 * What docs/tables.md promises to threads that read while one thread writes: they see all rows up to the size that they
 * have asked for, each value is one that was set, and a text may also be empty while it is being set.
 */
class ReadersTest {
    private static final int ROWS = 400;
    private static final int READERS = 2;
    private static final int PASSES = 30;

    /** Rows that are set most of the time, so that readers meet a value that is being set. */
    private static final int BUSY = 8;

    /** The values of a row: 1 to this. */
    private static final int KINDS = 26;

    private static final List<String> TEXTS =
            IntStream.rangeClosed(1, KINDS).mapToObj(ReadersTest::text).toList();

    @TempDir
    Path temp;

    @ParameterizedTest
    @CsvSource({"false, 0", "true, 2000", "true, 0"})
    void seeWhatWasWritten(boolean isInFile, int textBytes) throws Exception {
        // Without room for texts, the batches of a file move again and again.
        TableOptions options = TableOptions.DEFAULTS.batchRows(64).textBytes(textBytes);
        ExecutorService readers = Executors.newFixedThreadPool(READERS);
        try (QuoteTable table =
                isInFile ? QuoteTable.create(temp.resolve("quotes.arrow"), options) : QuoteTable.inMemory(options)) {
            List<Future<?>> reading = new ArrayList<>();
            for (int i = 0; i < READERS; i++) {
                int seed = i;
                reading.add(readers.submit(() -> read(table, new Random(seed))));
            }
            try {
                write(table, reading);
            } finally {
                readers.shutdownNow();
                assertThat(readers.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
            }
            for (Future<?> reader : reading) {
                reader.get();
            }
        }
    }

    /** Adds all rows, and sets values until the readers have finished. */
    private static void write(QuoteTable table, List<Future<?>> readers) {
        Random random = new Random(9);
        while (table.size() < ROWS || !readers.stream().allMatch(Future::isDone)) {
            long size = table.size();
            if (size < ROWS) {
                table.add(Quote.of(text(KINDS), size, number(1), Side.BUY, 1, "XLON", Instant.EPOCH));
            }
            for (int i = 0; i < 100; i++) {
                int row = random.nextInt(i % 10 == 0 ? (int) size + 1 : Math.min(BUSY, (int) size + 1));
                if (row < table.size()) {
                    int kind = 1 + random.nextInt(KINDS);
                    table.symbol().set(row, TEXTS.get(kind - 1));
                    table.bid().set(row, number(kind));
                    table.time().set(row, Instant.EPOCH.plusNanos(kind));
                }
            }
        }
    }

    /** Half of them are in their views. The others take long to copy. Some begin with the same letters. */
    private static String text(int kind) {
        int length = kind <= KINDS / 2 ? kind / 2 : kind * 30;
        return "same".repeat(kind % 2) + String.valueOf((char) ('a' + kind - 1)).repeat(length + 1);
    }

    private static double number(int kind) {
        return Double.longBitsToDouble(kind * 0x0001_0001_0001_0001L);
    }

    private static void read(QuoteTable table, Random random) {
        long size = 0;
        for (int pass = 0; (pass < PASSES || size < ROWS) && !Thread.interrupted(); pass++) {
            long before = size;
            size = table.size();
            assertThat(size).isGreaterThanOrEqualTo(before);
            for (int i = 0; i < 1_000 && size > 0; i++) {
                long row = i == 0 ? size - 1 : random.nextInt(i % 10 == 0 ? (int) size : Math.min(BUSY, (int) size));
                readRow(table, row);
            }
            scan(table, size);
        }
    }

    private static void readRow(QuoteTable table, long row) {
        String text = table.symbol().get(row);
        double number = table.bid().get(row);
        // As AssertJ would, but faster: most of the time is to be spent on reading.
        if (!isAllowed(text)
                || !isAllowed(number)
                || table.sequence().get(row) != row
                || !table.source().get(row).equals("feed " + row)) {
            throw new AssertionError(text + " " + number + " in row " + table.get(row));
        }
    }

    private static void scan(QuoteTable table, long size) {
        RowRange range = new RowRange(0, size);
        assertThat(table.sequence().sum(range)).isEqualTo(size * (size - 1) / 2);
        assertThat(table.bid().where(range, bid -> !isAllowed(bid)).rows()).isEmpty();
        assertThat(table.symbol().where(range, text -> !isAllowed(text)).rows()).isEmpty();
        assertThat(table.symbol().whereEqual(range, text(KINDS)).count()).isBetween(0L, size);
        assertThat(table.symbol().indexOf("never set, and too long for a view")).isEqualTo(-1);
        assertThat(table.time()
                        .whereBetween(range, Instant.EPOCH, Instant.EPOCH.plusNanos(KINDS))
                        .count())
                .isEqualTo(size);
        String last = "feed " + (size - 1);
        assertThat(table.source().indexOf(last)).isEqualTo(size - 1);
        assertThat(table.source().whereEqual(last).count()).isEqualTo(size == 0 ? 0 : 1);
    }

    private static boolean isAllowed(String text) {
        if (text.isEmpty()) {
            return true;
        }
        int kind = text.charAt(text.length() - 1) - 'a' + 1;
        return kind >= 1 && kind <= KINDS && text.equals(TEXTS.get(kind - 1));
    }

    private static boolean isAllowed(double number) {
        int kind = (int) (Double.doubleToRawLongBits(number) & 0xFFFF);
        return kind >= 1 && kind <= KINDS && Double.compare(number, number(kind)) == 0;
    }
}
