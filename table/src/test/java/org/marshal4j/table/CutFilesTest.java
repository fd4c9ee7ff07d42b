package org.marshal4j.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that was closed and lacks something is damaged: it is refused, not changed, and what is left can be copied. */
class CutFilesTest {
    private static final int ROWS = 200;

    @TempDir
    private Path folder;

    private Path file;
    private byte[] whole = {};
    private List<Quote> quotes = List.of();

    @BeforeEach
    void write() throws IOException {
        file = folder.resolve("quotes.arrow");
        quotes = Quotes.random(new Random(2), ROWS);
        try (QuoteTable table = QuoteTable.create(
                file, TableOptions.DEFAULTS.batchRows(64).listElements(16).textBytes(128))) {
            quotes.forEach(table::add);
        }
        whole = Files.readAllBytes(file);
    }

    private void assertRefused(byte[] damaged) throws IOException {
        Files.write(file, damaged);
        assertThatThrownBy(() -> QuoteTable.openReadOnly(file))
                .hasMessageContaining("recover")
                .hasMessageContaining("MARSHAL249");
        assertThatThrownBy(() -> QuoteTable.open(file)).hasMessageContaining("MARSHAL249");
        assertThat(Files.readAllBytes(file)).isEqualTo(damaged);
    }

    private void assertRecovered(int rows) throws IOException {
        Path other = folder.resolve("recovered.arrow");
        byte[] before = Files.readAllBytes(file);
        assertThat(QuoteTable.recover(file, other)).isEqualTo(rows);
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
        try (QuoteTable table = QuoteTable.open(other)) {
            assertThat(table.size()).isEqualTo(rows);
            for (int row = 0; row < rows; row += 17) {
                assertThat(table.get(row)).usingRecursiveComparison().isEqualTo(quotes.get(row));
            }
            table.add(quotes.get(0));
        }
        Files.delete(other);
    }

    @Test
    void refusesAFileThatWasCut() throws IOException {
        assertRefused(Arrays.copyOf(whole, whole.length * 6 / 10));
        assertRecovered(128);
        for (int length = whole.length - 1; length > 5_000; length -= 7 + length / 4) {
            assertRefused(Arrays.copyOf(whole, length));
        }
        assertRefused(Arrays.copyOf(whole, whole.length - 3));
        assertRecovered(ROWS);
    }

    @Test
    void refusesAFileWhoseFooterIsOverwritten() throws IOException {
        int trailer = whole.length - 10;
        int footer = ByteBuffer.wrap(whole).order(ByteOrder.LITTLE_ENDIAN).getInt(trailer);
        for (int zeros : new int[] {8, footer / 2, footer}) {
            byte[] damaged = whole.clone();
            Arrays.fill(damaged, trailer - footer, trailer - footer + zeros, (byte) 0);
            assertRefused(damaged);
            assertRecovered(ROWS);
        }
    }

    @Test
    void recoversWhatFollowsADamage() throws IOException {
        byte[] damaged = whole.clone();
        int second = new String(whole, StandardCharsets.ISO_8859_1).indexOf("00000001 w");
        Arrays.fill(damaged, second, second + 8, (byte) 'x');
        Files.write(file, damaged);
        assertThatThrownBy(() -> QuoteTable.open(file)).hasMessageContaining("MARSHAL249");
        Path other = folder.resolve("recovered.arrow");
        assertThat(Table.recover(file, other)).isEqualTo(ROWS - 64);
        assertThatThrownBy(() -> Table.recover(file, other)).hasMessageContaining("already exists");
        try (QuoteTable table = QuoteTable.openReadOnly(other)) {
            assertThat(table.get(64)).usingRecursiveComparison().isEqualTo(quotes.get(128));
        }
    }

    /** The writer extends the file before it writes the header of a batch. */
    @Test
    void refusesAFileThatWasNotClosedAndIsCutInABatch() throws IOException {
        byte[] opened = new String(whole, StandardCharsets.ISO_8859_1)
                .replaceFirst("closed", "opened")
                .getBytes(StandardCharsets.ISO_8859_1);
        Files.write(file, opened);
        try (QuoteTable table = QuoteTable.openReadOnly(file)) {
            assertThat(table.size()).isEqualTo(ROWS);
        }
        byte[] cut = Arrays.copyOf(opened, whole.length * 6 / 10);
        Files.write(file, cut);
        assertThatThrownBy(() -> QuoteTable.open(file)).hasMessageContaining("MARSHAL249");
        assertThat(Files.readAllBytes(file)).isEqualTo(cut);
        assertRecovered(128);
    }

    @Test
    void saysWhatCannotBeRecovered() throws IOException {
        Files.write(file, Arrays.copyOf(whole, 100));
        Path other = folder.resolve("recovered.arrow");
        assertThatThrownBy(() -> Table.recover(file, other)).hasMessageContaining("cannot be recovered");
        assertThatThrownBy(() -> Table.recover(folder.resolve("none"), other)).hasMessageContaining("does not exist");
        assertThat(other).doesNotExist();
    }
}
