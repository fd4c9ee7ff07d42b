package org.marshal4j.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.MarshalException;

/** A full disk is an error of the row that has no room, and loses no other row. Skipped where a disk cannot be mounted. */
class FullDiskTest {
    private static final int MOST = 2_000_000;

    @TempDir
    private Path folder;

    private Path disk;

    @BeforeEach
    void mount() throws IOException, InterruptedException {
        disk = Files.createDirectory(folder.resolve("disk"));
        boolean isRoot =
                System.getProperty("os.name").equals("Linux") && "root".equals(System.getProperty("user.name"));
        assumeTrue(isRoot && run("mount", "-t", "tmpfs", "-o", "size=6m", "tmpfs", disk.toString()));
    }

    @AfterEach
    void unmount() throws IOException, InterruptedException {
        // The batches of a table stay mapped until it is collected.
        run("umount", "-l", disk.toString());
    }

    private static boolean run(String... command) throws IOException, InterruptedException {
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getInputStream().readAllBytes();
            return process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private static void assertRows(QuoteTable table, List<Quote> quotes, int step) {
        assertThat(table.size()).isEqualTo(quotes.size());
        for (int row = 0; row < quotes.size(); row += step) {
            assertThat(table.get(row).toString())
                    .as("row %d", row)
                    .isEqualTo(quotes.get(row).toString());
            assertThat(table.c().symbol.get(row)).isEqualTo(quotes.get(row).symbol());
        }
    }

    private static Quote quote(Random random, int number) {
        Quote quote = Quotes.one(random, number);
        String symbol = quote.symbol();
        // Arrays are not compared by their texts.
        return new Quote(
                number,
                quote.bid(),
                quote.size(),
                quote.firm(),
                quote.side(),
                symbol == null ? null : symbol.repeat(3),
                quote.at(),
                quote.id(),
                null,
                quote.fee(),
                null,
                quote.tags(),
                quote.venue());
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 1 << 16})
    void losesNoRow(int batchRows) {
        Path file = disk.resolve("quotes" + batchRows);
        TableOptions options = TableOptions.DEFAULTS.batchRows(batchRows);
        Random random = new Random(batchRows);
        List<Quote> quotes = new ArrayList<>();
        try (QuoteTable table = QuoteTable.create(file, options)) {
            fill(table, quotes, random);
            assertThat(quotes.size()).isBetween(2_000, MOST);
            // Those that are there can be set, and the row that had no room can be tried again.
            for (int row = 0; row < quotes.size(); row += 97) {
                Quote other = quotes.get(row);
                table.c().bid.set(row, other.bid());
            }
            fill(table, quotes, random);
            assertRows(table, quotes, 1);
            table.flush();
            try (QuoteTable other = QuoteTable.openReadOnly(file)) {
                assertRows(other, quotes, 13);
            }
        }
        try (QuoteTable table = QuoteTable.open(file)) {
            assertRows(table, quotes, 13);
            fill(table, quotes, random);
            assertRows(table, quotes, 13);
        }
        try (QuoteTable table = QuoteTable.openReadOnly(file)) {
            assertRows(table, quotes, 13);
        }
    }

    private static void fill(QuoteTable table, List<Quote> quotes, Random random) {
        assertThatThrownBy(() -> {
                    for (int row = quotes.size(); row < MOST; row++) {
                        Quote quote = quote(random, row);
                        table.add(quote);
                        quotes.add(quote);
                    }
                })
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("No space left on device")
                .hasMessageContaining("MARSHAL249");
    }

    /** Longer texts and lists of rows that are there need room, too. */
    @Test
    void keepsTheRowThatHasNoRoomForItsNewValue() {
        Path file = disk.resolve("quotes");
        List<Quote> quotes = new ArrayList<>();
        try (QuoteTable table = QuoteTable.create(file, TableOptions.DEFAULTS.batchRows(1024))) {
            Random random = new Random(1);
            for (int i = 0; i < 2_000; i++) {
                quotes.add(quote(random, i));
                table.add(quotes.get(i));
            }
            assertThatThrownBy(() -> {
                        for (int i = 0; i < MOST; i++) {
                            int row = i % 2_000;
                            Quote quote = quotes.get(row);
                            table.c().tags.set(row, Collections.nCopies(i / 2_000 + 5, "a longer text of " + i));
                            quotes.set(row, tagged(quote, i));
                        }
                    })
                    .hasMessageContaining("MARSHAL249");
            assertRows(table, quotes, 13);
        }
        try (QuoteTable table = QuoteTable.openReadOnly(file)) {
            assertRows(table, quotes, 13);
        }
    }

    private static Quote tagged(Quote quote, int i) {
        return new Quote(
                quote.sequence(),
                quote.bid(),
                quote.size(),
                quote.firm(),
                quote.side(),
                quote.symbol(),
                quote.at(),
                quote.id(),
                null,
                quote.fee(),
                null,
                Collections.nCopies(i / 2_000 + 5, "a longer text of " + i),
                quote.venue());
    }

    @Test
    void leavesNoPartOfANewFile() throws IOException {
        Path full = disk.resolve("full");
        byte[] bytes = new byte[(int) Files.getFileStore(disk).getUsableSpace()];
        Files.write(full, bytes);
        Path file = disk.resolve("quotes");
        assertThatThrownBy(() -> QuoteTable.create(file))
                .hasMessageContaining("No space left on device")
                .hasMessageContaining("MARSHAL249");
        assertThat(file).doesNotExist();
    }

    @Test
    void takesSpaceAsItIsNeeded() throws IOException {
        Path file = disk.resolve("quotes");
        try (QuoteTable table = QuoteTable.create(file, TableOptions.DEFAULTS.batchRows(1 << 20))) {
            table.add(quote(new Random(1), 0));
            long used = Files.getFileStore(disk).getTotalSpace()
                    - Files.getFileStore(disk).getUsableSpace();
            assertThat(Files.size(file)).isGreaterThan(100_000_000);
            assertThat(used).isLessThan(400_000);
        }
    }
}
