package org.marshal4j.arrow;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.table.TableOptions;

/** Files of tables, read by libraries that share no code with marshal4j. */
class PythonTest {
    /** So that there are several record batches, the last one not full. */
    private static final int ROWS = 700;

    private static final TableOptions OPTIONS = TableOptions.DEFAULTS.batchRows(256);

    private final Examples examples = new Examples(7);

    @TempDir
    Path folder;

    @BeforeAll
    static void needsPython() throws Exception {
        Python.prepare();
    }

    @Test
    void aClosedFile() throws Exception {
        Path file = folder.resolve("leaves.arrow");
        List<Leaves> rows = leaves(ROWS);
        try (LeavesTable table = LeavesTable.create(file, OPTIONS)) {
            rows.forEach(table::add);
        }
        assertReadEqual(file, Examples.leaves().lines(rows), "pyarrow", "DuckDB", "Polars");
    }

    /** Polars 2.1 reads no list views. */
    @Test
    void aFileWithLists() throws Exception {
        Path file = folder.resolve("lists.arrow");
        List<Lists> rows = new ArrayList<>();
        try (ListsTable table = ListsTable.create(file, OPTIONS)) {
            for (int i = 0; i < ROWS; i++) {
                rows.add(examples.nextLists());
                table.add(rows.get(i));
            }
        }
        assertReadEqual(file, Examples.lists().lines(rows), "pyarrow", "DuckDB");
    }

    /** Rows that were not flushed are not there yet; published ones have changed, and their null counts with them. */
    @Test
    void aFileThatIsBeingWritten() throws Exception {
        Path file = folder.resolve("open.arrow");
        List<Leaves> rows = leaves(ROWS);
        try (LeavesTable table = LeavesTable.create(file, OPTIONS)) {
            rows.forEach(table::add);
            table.flush();
            leaves(50).forEach(table::add);
            for (int row = 0; row < ROWS; row += 3) {
                rows.set(row, examples.nextLeaves());
                table.set(row, rows.get(row));
            }
            assertReadEqual(file, Examples.leaves().lines(rows), "pyarrow", "DuckDB", "Polars");
        }
    }

    @Test
    void anEmptyFile() throws Exception {
        Path file = folder.resolve("empty.arrow");
        LeavesTable.create(file, OPTIONS).close();
        assertReadEqual(file, Examples.leaves().lines(List.of()), "pyarrow", "DuckDB", "Polars");
    }

    private static void assertReadEqual(Path file, List<String> lines, String... libraries) throws Exception {
        String printed = Python.compare(file, lines, libraries);
        for (String library : libraries) {
            assertThat(printed).contains(library + ": ").contains((lines.size() - 1) + " rows are equal");
        }
    }

    private List<Leaves> leaves(int count) {
        List<Leaves> rows = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            rows.add(examples.nextLeaves());
        }
        return rows;
    }
}
