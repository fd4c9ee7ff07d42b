package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.schema.Schema;
import org.marshal4j.table.Column;
import org.marshal4j.table.ListColumn;
import org.marshal4j.table.LongColumn;
import org.marshal4j.table.Table;
import org.marshal4j.table.TableOptions;
import org.marshal4j.table.TextColumn;
import org.marshal4j.table.generated.TableColumns;
import org.marshal4j.table.stored.StoredTable;

/** Any bytes in place of the file of a table are refused with its name, or give rows that can be read or not. */
class TableFileFuzzTest {
    private static final TableOptions SMALL =
            TableOptions.DEFAULTS.batchRows(64).textBytes(16).listElements(2);

    /** A table of a number, a text and a list. */
    private static final class Rows extends Table<Object> {
        Rows(TableColumns source) {
            super(source.memory());
            LongColumn number = source.int64("number", false);
            TextColumn text = source.text("text", true);
            ListColumn<long[]> list = source.arrays("list", long[].class, true);
            List<Column> all = source.finish();
            ready(all);
            for (int i = 0; i < 5; i++) {
                long row = newRow();
                number.set(row, i);
                text.set(row, "a text that is longer than a view has room for".substring(8 * i));
                list.set(row, new long[i]);
                publish(row);
            }
        }

        @Override
        public void add(Object value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void set(long row, Object value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Object get(long row) {
            throw new UnsupportedOperationException();
        }
    }

    static Stream<byte[]> inputs() throws IOException {
        Path folder = Files.createTempDirectory("table");
        Path file = folder.resolve("table.arrow");
        Schema schema = Schema.of("com.acme.Row", "number int64", "text text?", "list int64[]?");
        new Rows(TableColumns.create(schema, file, SMALL)).close();
        assertThat(read(file)).isEqualTo(5);
        byte[] bytes = Files.readAllBytes(file);
        Files.delete(file);
        Files.delete(folder);
        return Stream.of(bytes);
    }

    @MethodSource("inputs")
    @FuzzTest
    void hostile(byte[] input) throws IOException {
        if (input == null) {
            return;
        }
        Path file = Files.createTempFile("table", ".arrow");
        try {
            read(Files.write(file, input));
        } catch (MarshalException e) {
            assertThat(e).hasMessageContaining("MARSHAL249").hasMessageContaining(file.toString());
        } finally {
            Files.delete(file);
        }
    }

    private static long read(Path file) throws IOException {
        try (StoredTable table = StoredTable.open(file)) {
            long read = 0;
            while (table.next()) {
                try {
                    assertThat(table.row()).hasSameSizeAs(table.columns());
                    read++;
                } catch (MarshalException e) {
                    // A damaged value.
                }
            }
            return read;
        }
    }
}
