package org.marshal4j.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that an earlier build wrote, which are never written again, can be opened. */
class EarlierFilesTest {
    @TempDir
    private Path folder;

    private Path file(String name) throws IOException {
        Path file = folder.resolve(name + ".arrow");
        InputStream stored = EarlierFilesTest.class.getResourceAsStream("/earlier/" + name + ".arrow.gz");
        try (InputStream in = new GZIPInputStream(stored)) {
            Files.copy(in, file);
        }
        return file;
    }

    @Test
    void canBeOpenedIfTheyWereClosed() throws IOException {
        for (String name : SmallTables.NAMES) {
            Path today = folder.resolve(name + " today");
            SmallTables.create(name, today);
            String rows = SmallTables.read(name, today, true);
            Path file = file(name);
            assertThat(SmallTables.read(name, file, true)).isEqualTo(rows);
            assertThat(SmallTables.read(name, file, false)).isEqualTo(rows);
            assertThat(SmallTables.read(name, file, true)).isEqualTo(rows);
        }
    }

    @Test
    void canBeOpenedIfTheirWriterWasKilled() throws IOException {
        Path file = file("killed");
        List<Quote> quotes = Quotes.random(new Random(2), 500);
        for (boolean isReadOnly : new boolean[] {true, false, true}) {
            try (QuoteTable table = isReadOnly ? QuoteTable.openReadOnly(file) : QuoteTable.open(file)) {
                assertThat(table.size()).isEqualTo(500);
                for (int row = 0; row < 500; row += 13) {
                    assertThat(table.get(row)).usingRecursiveComparison().isEqualTo(quotes.get(row));
                }
            }
        }
    }
}
