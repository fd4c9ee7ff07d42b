package org.marshal4j.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.schema.Schema;
import org.marshal4j.table.generated.TableColumns;

/** A table can have more rows than an int can count. The file is sparse: rows of zeros take no disk space. */
class ManyRowsTest {
    private static final Schema SCHEMA = Schema.of("com.acme.Tick", "flag int8");
    private static final int BATCH = 1 << 27;
    private static final long ROWS = 17L * BATCH;

    @TempDir
    private Path folder;

    @Test
    void hasMoreRowsThanAnInt() {
        Path file = folder.resolve("ticks.arrow");
        TableColumns columns = TableColumns.create(SCHEMA, file, TableOptions.DEFAULTS.batchRows(BATCH));
        try (FreeTable table = new FreeTable(columns, c -> c.int8("flag", false))) {
            for (long row = 0; row < ROWS; row += BATCH) {
                table.addZeros(BATCH);
            }
            ByteColumn flag = (ByteColumn) table.column("flag");
            table.add(row -> flag.set(row, (byte) 7));
            flag.set(1L << 31, (byte) 31);
            assertThat(table.size()).isEqualTo(ROWS + 1);
        }
        try (FreeTable table = new FreeTable(TableColumns.open(SCHEMA, file), c -> c.int8("flag", false))) {
            ByteColumn flag = (ByteColumn) table.column("flag");
            assertThat(table.size()).isEqualTo(ROWS + 1).isGreaterThan(1L << 31);
            assertThat(flag.get(ROWS)).isEqualTo((byte) 7);
            assertThat(flag.get(1L << 31)).isEqualTo((byte) 31);
            assertThat(flag.get((1L << 31) - 1)).isZero();
            // The parts of the file that hold only zeros are not read.
            assertThat(flag.sum(new RowRange((1L << 31) - 100, (1L << 31) + 100)))
                    .isEqualTo(31);
        }
    }
}
