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

/** Tables in files give back what was put into them, by whoever opens them and whenever. */
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
    void isOpenedAgain() {
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
    void isWrittenByOneAtATime() {
        try (QuoteTable table = QuoteTable.create(file(), SMALL)) {
            table.flush();
            assertThatThrownBy(() -> QuoteTable.open(file()))
                    .hasMessageContaining("is being written already")
                    .hasMessageContaining("MARSHAL249");
            assertThatThrownBy(() -> QuoteTable.create(file())).hasMessageContaining("is there already");
        }
        QuoteTable.open(file()).close();
    }

    @Test
    void isReadAlone() {
        try (QuoteTable table = QuoteTable.create(file(), SMALL)) {
            Quotes.random(new Random(5), 10).forEach(table::add);
        }
        try (QuoteTable table = QuoteTable.openReadOnly(file())) {
            assertThatThrownBy(() -> table.c().bid.set(0, 1)).hasMessageContaining("open to be read alone");
            assertThatThrownBy(() -> table.add(table.get(0))).hasMessageContaining("open to be read alone");
            assertThatThrownBy(table::removeLast).hasMessageContaining("MARSHAL249");
        }
    }

    @Test
    void movesABatchThatIsFull() {
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
    void saysThatThereIsNoTable() throws IOException {
        assertThatThrownBy(() -> QuoteTable.open(file())).hasMessageContaining("is not there");
        Files.writeString(file(), "no table at all, but some text");
        assertThatThrownBy(() -> QuoteTable.open(file())).hasMessageContaining("no Arrow file");
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
                .hasMessageContaining("the most are 2^31")
                .hasMessageContaining("MARSHAL248");
    }
}
