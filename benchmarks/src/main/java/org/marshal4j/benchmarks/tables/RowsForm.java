package org.marshal4j.benchmarks.tables;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.IntFunction;

/** How rows are stored. */
public enum RowsForm {
    /** A table in memory, updated through its column. */
    COLUMN(rows -> new TableRows(TableRows.fill(TickTable.inMemory(), rows))),

    /** A table in memory, updated through its cursor in a loop over the table. */
    CURSOR(rows -> new CursorRows(TableRows.fill(TickTable.inMemory(), rows))),

    /** A table in memory, updated through its cursor, which is moved explicitly. */
    MOVED_CURSOR(rows -> new MovedRows(TableRows.fill(TickTable.inMemory(), rows))),

    /** A table in a mapped file, updated through its column. */
    MAPPED_COLUMN(rows -> new TableRows(TableRows.fill(mapped(), rows))),

    /** A table in a mapped file, updated through its cursor. */
    MAPPED_CURSOR(rows -> new CursorRows(TableRows.fill(mapped(), rows))),

    /** A table in memory, updated through its cursor in the order of {@link #SHUFFLED_BEANS}. */
    SHUFFLED_CURSOR(rows -> new ShuffledRows(TableRows.fill(TickTable.inMemory(), rows))),

    /** A list of beans, in the order in which they are in memory. */
    BEANS(rows -> new BeanRows(rows, false)),

    /** A list of beans, in another order. */
    SHUFFLED_BEANS(rows -> new BeanRows(rows, true)),

    /** Arrays of object streams, with ticks that write their fields by themselves. */
    EXTERNALIZABLE(rows -> new StreamedRows(rows, row -> Tick.fill(new ExternalTick(), row))),

    /** Arrays of object streams, which find the fields by themselves. */
    SERIALIZABLE(rows -> new StreamedRows(rows, Tick::of));

    private final IntFunction<Rows> create;

    RowsForm(IntFunction<Rows> create) {
        this.create = create;
    }

    /** Returns new rows. */
    Rows with(int rows) {
        return create.apply(rows);
    }

    /** Returns the name that readers see. */
    String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static TickTable mapped() {
        try {
            Path file = Files.createTempDirectory("ticks").resolve("ticks.arrow");
            file.toFile().deleteOnExit();
            file.getParent().toFile().deleteOnExit();
            return TickTable.create(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
