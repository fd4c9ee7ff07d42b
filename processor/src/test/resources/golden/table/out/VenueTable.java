package com.acme;

import java.nio.file.Path;
import java.util.Iterator;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.table.EnumColumn;
import org.marshal4j.table.StructColumn;
import org.marshal4j.table.Table;
import org.marshal4j.table.TableOptions;
import org.marshal4j.table.TableRow;
import org.marshal4j.table.TextColumn;
import org.marshal4j.table.generated.TableColumns;
import org.marshal4j.table.generated.UnreadableRow;

/**
 * Keeps any number of {@link Venue} in columns outside the heap, in memory or in a file.
 */
@MarshalGenerated(
        version = "@version@"
)
public final class VenueTable extends Table<Venue> implements Iterable<VenueTable.Row> {
    private final Columns columns;

    private VenueTable(TableColumns columns) {
        super(columns.memory());
        this.columns = new Columns(columns);
        ready(columns.finish());
    }

    /**
     * Creates an empty table in memory.
     */
    public static VenueTable inMemory() {
        return inMemory(TableOptions.DEFAULTS);
    }

    /**
     * Creates an empty table in memory.
     */
    public static VenueTable inMemory(TableOptions options) {
        return new VenueTable(TableColumns.inMemory(VenueMarshaller.INSTANCE.schema(), options));
    }

    /**
     * Creates an empty table in a new file.
     */
    public static VenueTable create(Path file) {
        return create(file, TableOptions.DEFAULTS);
    }

    /**
     * Creates an empty table in a new file.
     */
    public static VenueTable create(Path file, TableOptions options) {
        return new VenueTable(TableColumns.create(VenueMarshaller.INSTANCE.schema(), file, options));
    }

    /**
     * Opens the table in an existing file.
     */
    public static VenueTable open(Path file) {
        return new VenueTable(TableColumns.open(VenueMarshaller.INSTANCE.schema(), file));
    }

    /**
     * Opens the table in an existing file, and follows the renames in a lock file.
     */
    public static VenueTable open(Path file, LockFile lock) {
        return new VenueTable(TableColumns.open(VenueMarshaller.INSTANCE.schema(), file, lock));
    }

    /**
     * Opens the table in an existing file for reading only.
     */
    public static VenueTable openReadOnly(Path file) {
        return new VenueTable(TableColumns.openReadOnly(VenueMarshaller.INSTANCE.schema(), file));
    }

    /**
     * Opens the table in an existing file for reading only, and follows the renames in a lock file.
     */
    public static VenueTable openReadOnly(Path file, LockFile lock) {
        return new VenueTable(TableColumns.openReadOnly(VenueMarshaller.INSTANCE.schema(), file, lock));
    }

    @Override
    public void add(Venue value) {
        long row = newRow();
        columns.put(row, value);
        publish(row);
    }

    @Override
    public void set(long row, Venue value) {
        columns.put(check(row), value);
    }

    @Override
    public Venue get(long row) {
        try {
            return columns.get(check(row));
        } catch (RuntimeException e) {
            throw UnreadableRow.of(Venue.class, row, e);
        }
    }

    /**
     * A new cursor at row 0, even if the table is empty.
     */
    public Row row() {
        return new Row(columns);
    }

    /**
     * Moves one cursor from row to row: {@code next} returns the same object each time.
     */
    @Override
    public Iterator<Row> iterator() {
        return iterator(row());
    }

    public TextColumn name() {
        return columns.name;
    }

    public EnumColumn<Venue.Country> country() {
        return columns.country;
    }

    /**
     * Shows the fields of a row in place. For one thread at a time.
     */
    public static final class Row extends TableRow<Venue> {
        private final Columns columns;

        /**
         * For generated code: creates a cursor at row 0 of these columns.
         */
        public Row(Columns columns) {
            this.columns = columns;
        }

        public String name() {
            return columns.name.get(index());
        }

        public void name(String value) {
            columns.name.set(index(), value);
        }

        public Venue.Country country() {
            return columns.country.get(index());
        }

        public void country(Venue.Country value) {
            columns.country.set(index(), value);
        }

        @Override
        public Venue toObject() {
            try {
                return columns.get(index());
            } catch (RuntimeException e) {
                throw UnreadableRow.of(Venue.class, index(), e);
            }
        }
    }

    /**
     * The columns of {@link Venue}, one for each field.
     */
    public static final class Columns {
        private final TextColumn name;

        private final EnumColumn<Venue.Country> country;

        /**
         * For generated code: creates the columns, or finds them in the open file.
         */
        public Columns(TableColumns columns) {
            this.name = columns.text("name", true);
            this.country = columns.enums("country", Venue.Country.class, true);
        }

        public TextColumn name() {
            return name;
        }

        public EnumColumn<Venue.Country> country() {
            return country;
        }

        /**
         * For generated code: sets a nested object of a row.
         */
        public static void set(StructColumn<Columns> column, long row, Venue value) {
            if (value == null) {
                column.setNull(row);
            } else {
                column.columns().put(row, value);
                column.setPresent(row);
            }
        }

        /**
         * For generated code: returns a nested object of a row; null if it is null.
         */
        public static Venue get(StructColumn<Columns> column, long row) {
            return column.hasNull(row) ? null : column.columns().get(row);
        }

        /**
         * Sets all fields of a row.
         */
        public void put(long row, Venue venue) {
            Checks.exactType(venue, Venue.class);
            this.name.set(row, venue.name());
            this.country.set(row, venue.country());
        }

        /**
         * Returns a new object with the values of a row.
         */
        public Venue get(long row) {
            Venue venue = new Venue(this.name.get(row), this.country.get(row));
            return venue;
        }
    }
}
