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
    /** Enough rows for several record batches, with the last one not full. */
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
    void readsAClosedFile() throws Exception {
        Path file = folder.resolve("leaves.arrow");
        List<Leaves> rows = leaves(ROWS);
        try (LeavesTable table = LeavesTable.create(file, OPTIONS)) {
            rows.forEach(table::add);
        }
        assertReadEqual(file, Examples.leaves().lines(rows), "pyarrow", "DuckDB", "Polars", "DataFusion");
    }

    /**
     * Polars 2.1 cannot read list views. Lists that are set are longer or shorter than before, and the null counts of
     * their elements change.
     */
    @Test
    void readsAFileWithLists() throws Exception {
        Path file = folder.resolve("lists.arrow");
        List<Lists> rows = new ArrayList<>();
        try (ListsTable table = ListsTable.create(file, OPTIONS)) {
            for (int i = 0; i < ROWS; i++) {
                rows.add(examples.nextLists());
                table.add(rows.get(i));
            }
            table.flush();
            for (int row = 0; row < ROWS; row += 2) {
                rows.set(row, examples.nextLists());
                table.set(row, rows.get(row));
            }
            assertReadEqual(file, Examples.lists().lines(rows), "pyarrow", "DuckDB", "DataFusion");
        }
        assertReadEqual(file, Examples.lists().lines(rows), "pyarrow", "DuckDB", "DataFusion");
    }

    /**
     * Rows that have not been flushed are not visible yet. Published rows have changed, along with their null counts.
     */
    @Test
    void readsAFileThatIsBeingWritten() throws Exception {
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
            assertReadEqual(file, Examples.leaves().lines(rows), "pyarrow", "DuckDB", "Polars", "DataFusion");
        }
    }

    @Test
    void readsAnEmptyFile() throws Exception {
        Path file = folder.resolve("empty.arrow");
        LeavesTable.create(file, OPTIONS).close();
        assertReadEqual(file, Examples.leaves().lines(List.of()), "pyarrow", "DuckDB", "Polars", "DataFusion");
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
