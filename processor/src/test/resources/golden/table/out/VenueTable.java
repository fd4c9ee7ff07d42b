package com.acme;

import java.nio.file.Path;
import java.util.Iterator;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.table.EnumColumn;
import org.marshal4j.table.StructColumn;
import org.marshal4j.table.Table;
import org.marshal4j.table.TableOptions;
import org.marshal4j.table.TableRow;
import org.marshal4j.table.TextColumn;
import org.marshal4j.table.generated.RowIterator;
import org.marshal4j.table.generated.TableColumns;

/**
 * Holds any number of objects of {@link Venue} in columns outside the heap, in memory or in a file.
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
     * A table in memory, without rows.
     */
    public static VenueTable inMemory() {
        return inMemory(TableOptions.DEFAULTS);
    }

    /**
     * A table in memory, without rows.
     */
    public static VenueTable inMemory(TableOptions options) {
        return new VenueTable(TableColumns.inMemory(VenueMarshaller.INSTANCE.schema(), options));
    }

    /**
     * A table without rows in a new file.
     */
    public static VenueTable create(Path file) {
        return create(file, TableOptions.DEFAULTS);
    }

    /**
     * A table without rows in a new file.
     */
    public static VenueTable create(Path file, TableOptions options) {
        return new VenueTable(TableColumns.create(VenueMarshaller.INSTANCE.schema(), file, options));
    }

    /**
     * The table of a file that is there.
     */
    public static VenueTable open(Path file) {
        return new VenueTable(TableColumns.open(VenueMarshaller.INSTANCE.schema(), file));
    }

    /**
     * The table of a file, to be read alone.
     */
    public static VenueTable openReadOnly(Path file) {
        return new VenueTable(TableColumns.openReadOnly(VenueMarshaller.INSTANCE.schema(), file));
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
        return columns.get(check(row));
    }

    /**
     * A cursor at row 0, whether there is one or not.
     */
    public Row row() {
        return new Row(columns);
    }

    /**
     * One cursor, which moves from row to row: what {@code next} returns is the same object each time.
     */
    @Override
    public Iterator<Row> iterator() {
        return new RowIterator<>(this, row());
    }

    public TextColumn name() {
        return columns.name;
    }

    public EnumColumn<Venue.Country> country() {
        return columns.country;
    }

    /**
     * Shows the fields of a row where they are. Belongs to one thread at a time.
     */
    public static final class Row extends TableRow<Venue> {
        private final Columns columns;

        /**
         * For generated code: a cursor at row 0 of these columns.
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
            return columns.get(index());
        }
    }

    /**
     * The columns of {@link Venue}, one for each field.
     */
    public static final class Columns {
        private final TextColumn name;

        private final EnumColumn<Venue.Country> country;

        /**
         * For generated code: makes the columns, or finds them in the file that is opened.
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
         * For generated code: sets an object in the table of what holds it.
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
         * For generated code: an object in the table of what holds it, null if it is null.
         */
        public static Venue get(StructColumn<Columns> column, long row) {
            return column.isNull(row) ? null : column.columns().get(row);
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
         * A new object with the values of a row.
         */
        public Venue get(long row) {
            Venue venue = new Venue(this.name.get(row), this.country.get(row));
            return venue;
        }
    }
}
