package org.marshal4j.benchmarks.tables;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** How rows are kept. */
public enum RowsForm {
    /** A table in memory, by its column. */
    COLUMN {
        @Override
        Rows with(int rows) {
            return new TableRows(TableRows.fill(TickTable.inMemory(), rows));
        }
    },

    /** A table in memory, by its cursor. */
    CURSOR {
        @Override
        Rows with(int rows) {
            return new CursorRows(TableRows.fill(TickTable.inMemory(), rows));
        }
    },

    /** A table in a mapped file, by its column. */
    MAPPED_COLUMN {
        @Override
        Rows with(int rows) {
            try {
                Path file = Files.createTempDirectory("ticks").resolve("ticks.arrow");
                file.toFile().deleteOnExit();
                file.getParent().toFile().deleteOnExit();
                return new TableRows(TableRows.fill(TickTable.create(file), rows));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    },

    /** A list of beans, in the order in which they are in memory. */
    BEANS {
        @Override
        Rows with(int rows) {
            return new BeanRows(rows, false);
        }
    },

    /** A list of beans, in another order. */
    SHUFFLED_BEANS {
        @Override
        Rows with(int rows) {
            return new BeanRows(rows, true);
        }
    },

    /** Arrays of object streams, whose ticks write their fields themselves. */
    EXTERNALIZABLE {
        @Override
        Rows with(int rows) {
            return new StreamedRows(rows, row -> Tick.fill(new ExternalTick(), row));
        }
    },

    /** Arrays of object streams, which find the fields themselves. */
    SERIALIZABLE {
        @Override
        Rows with(int rows) {
            return new StreamedRows(rows, Tick::of);
        }
    };

    /** New rows. */
    abstract Rows with(int rows);
}
