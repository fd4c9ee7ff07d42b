package org.marshal4j.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.table.generated.TableColumns;

/** Tables in files return what was put into them, whoever opens them and whenever. */
class FileTableTest {
    private static final TableOptions SMALL =
            TableOptions.DEFAULTS.batchRows(64).listElements(1).textBytes(4);
    private static final int ROWS = 300;

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("quotes.arrow");
    }

    private static void assertRows(QuoteTable table, List<Quote> expected) {
        assertThat(table.size()).isEqualTo(expected.size());
        for (int row = 0; row < expected.size(); row++) {
            assertThat(table.get(row))
                    .as("row %d", row)
                    .usingRecursiveComparison()
                    .isEqualTo(expected.get(row));
        }
    }

    @Test
    void canBeOpenedAgain() {
        List<Quote> quotes = Quotes.random(new Random(1), ROWS);
        try (QuoteTable table = QuoteTable.create(file(), SMALL)) {
            quotes.forEach(table::add);
            assertRows(table, quotes);
        }
        try (QuoteTable table = QuoteTable.openReadOnly(file())) {
            assertRows(table, quotes);
        }
        List<Quote> more = new ArrayList<>(quotes);
        more.addAll(Quotes.random(new Random(2), ROWS));
        try (QuoteTable table = QuoteTable.open(file())) {
            assertRows(table, quotes);
            more.subList(ROWS, 2 * ROWS).forEach(table::add);
            assertRows(table, more);
        }
        try (QuoteTable table = QuoteTable.open(file())) {
            assertRows(table, more);
        }
    }

    @Test
    void showsOthersWhatWasFlushed() {
        List<Quote> quotes = new ArrayList<>(Quotes.random(new Random(3), ROWS));
        try (QuoteTable table = QuoteTable.create(file(), SMALL)) {
            quotes.forEach(table::add);
            try (QuoteTable other = QuoteTable.openReadOnly(file())) {
                assertThat(other.size()).isZero();
            }
            table.flush();
            try (QuoteTable other = QuoteTable.openReadOnly(file())) {
                assertRows(other, quotes);
            }
            List<Quote> changed = Quotes.random(new Random(4), ROWS);
            for (int row = 0; row < ROWS; row += 3) {
                table.set(row, changed.get(row));
                quotes.set(row, changed.get(row));
            }
            try (QuoteTable other = QuoteTable.openReadOnly(file())) {
                assertRows(other, quotes);
            }
            for (int i = 0; i < 100; i++) {
                table.removeLast();
                quotes.remove(quotes.size() - 1);
            }
            try (QuoteTable other = QuoteTable.openReadOnly(file())) {
                assertRows(other, quotes);
            }
        }
        try (QuoteTable table = QuoteTable.open(file())) {
            assertRows(table, quotes);
        }
    }

    @Test
    void hasOneWriterAtATime() {
        try (QuoteTable table = QuoteTable.create(file(), SMALL)) {
            table.flush();
            assertThatThrownBy(() -> QuoteTable.open(file()))
                    .hasMessageContaining("is being written already")
                    .hasMessageContaining("MARSHAL249");
            assertThatThrownBy(() -> QuoteTable.create(file())).hasMessageContaining("already exists");
        }
        QuoteTable.open(file()).close();
    }

    @Test
    void refusesChangesIfItIsReadOnly() {
        try (QuoteTable table = QuoteTable.create(file(), SMALL)) {
            Quotes.random(new Random(5), 10).forEach(table::add);
        }
        try (QuoteTable table = QuoteTable.openReadOnly(file())) {
            assertThatThrownBy(() -> table.c().bid.set(0, 1)).hasMessageContaining("open for reading only");
            assertThatThrownBy(() -> table.add(table.get(0))).hasMessageContaining("open for reading only");
            assertThatThrownBy(table::removeLast).hasMessageContaining("MARSHAL249");
        }
    }

    @Test
    void movesAFullBatch() {
        try (QuoteTable table = QuoteTable.create(file(), SMALL)) {
            List<Quote> quotes = new ArrayList<>(Quotes.random(new Random(6), ROWS));
            quotes.forEach(table::add);
            table.flush();
            for (int seed = 7; seed < 17; seed++) {
                List<Quote> changed = Quotes.random(new Random(seed), ROWS);
                for (int row = seed; row < ROWS; row += 7) {
                    table.set(row, changed.get(row));
                    quotes.set(row, changed.get(row));
                }
            }
            assertRows(table, quotes);
            try (QuoteTable other = QuoteTable.openReadOnly(file())) {
                assertRows(other, quotes);
            }
        }
    }

    @Test
    void refusesFilesThatAreNoTable() throws IOException {
        assertThatThrownBy(() -> QuoteTable.open(file())).hasMessageContaining("does not exist");
        Files.writeString(file(), "no table at all, but some text");
        assertThatThrownBy(() -> QuoteTable.open(file())).hasMessageContaining("no magic number of an Arrow file");
        Files.writeString(file(), "");
        assertThatThrownBy(() -> QuoteTable.open(file())).hasMessageContaining("MARSHAL249");
    }

    @Test
    void saysWhichOptionsMakeABatchTooLarge() {
        TableOptions large =
                TableOptions.DEFAULTS.batchRows(1 << 27).textBytes(1 << 24).listElements(1 << 24);
        try (QuoteTable table = QuoteTable.create(file(), large)) {
            assertThatThrownBy(() -> table.add(Quotes.one(new Random(1), 1)))
                    .hasMessageContaining("batch 0 would take")
                    .hasMessageContaining("fewer batchRows, textBytes or listElements")
                    .hasMessageContaining("MARSHAL248");
            assertThat(table.size()).isZero();
        }
        TableOptions lists = TableOptions.DEFAULTS.batchRows(64).listElements(1 << 24);
        FreeTable table = new FreeTable(
                TableColumns.inMemory(QuoteTable.SCHEMA, lists), c -> c.arrays("levels", double[].class, false));
        assertThatThrownBy(() -> table.add(row -> {}))
                .hasMessageContaining("the maximum is 2^31")
                .hasMessageContaining("MARSHAL248");
    }

    @Test
    void usesThePlacesOfReplacedTexts() throws IOException {
        try (QuoteTable table = QuoteTable.create(file(), SMALL.textBytes(64))) {
            Quotes.random(new Random(20), 10).forEach(table::add);
            table.flush();
            long size = Files.size(file());
            Random random = new Random(21);
            String[] expected = new String[10];
            for (int i = 0; i < 5_000; i++) {
                int row = random.nextInt(10);
                expected[row] = "text é " + "x".repeat(random.nextInt(60)) + i;
                table.c().symbol.set(row, expected[row]);
            }
            for (int row = 0; row < 10; row++) {
                assertThat(table.c().symbol.get(row)).isEqualTo(expected[row]);
            }
            assertThat(Files.size(file())).isEqualTo(size);
        }
    }

    /** The place of the last text of a batch is the end of what is used, which is not known yet. */
    @Test
    void keepsTextsApartAfterOpening() {
        String longer = "a".repeat(100);
        try (QuoteTable table = QuoteTable.create(file(), SMALL)) {
            Quotes.random(new Random(22), 2).forEach(table::add);
            table.c().symbol.set(0, "the first of two texts");
            table.c().symbol.set(1, "the second of two texts");
        }
        try (QuoteTable table = QuoteTable.open(file())) {
            table.c().symbol.set(1, "short");
            table.c().symbol.set(0, longer);
            table.c().symbol.set(1, "another second of texts");
            assertThat(table.c().symbol.get(0)).isEqualTo(longer);
            assertThat(table.c().symbol.get(1)).isEqualTo("another second of texts");
        }
    }
}
