package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.table.TableOptions;

/** {@code @Encoded} changes messages, not columns. */
class EncodedRowTest {
    @TempDir
    Path temp;

    @Test
    void isKeptInAFile() {
        Path file = temp.resolve("rows.arrow");
        EncodedRow row =
                new EncodedRow(-5, 300, "VOD.L", Instant.ofEpochSecond(1, 5), List.of("a", ""), Map.of("k", 7));
        try (EncodedRowTable table = EncodedRowTable.create(file, TableOptions.DEFAULTS)) {
            table.add(row);
        }
        try (EncodedRowTable table = EncodedRowTable.open(file)) {
            assertThat(table.get(0)).isEqualTo(row);
        }
    }

    @Test
    void isMadeFromAView() {
        EncodedRow row = new EncodedRow(1, 2, "VOD.L", Instant.EPOCH, List.of(), Map.of());
        try (EncodedRowTable table = EncodedRowTable.inMemory()) {
            table.add(new EncodedRowView().wrap(EncodedRowMarshaller.INSTANCE.toByteArray(row)));
            assertThat(table.get(0)).isEqualTo(row);
        }
    }
}
