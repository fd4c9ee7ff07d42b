    // as beginning in table, but:


    // as in table: VenueTable, inMemory, inMemory, create, create, open, open, openReadOnly, openReadOnly, add
    // as in table: set, get, row, iterator

    public TextColumn name() {
        return columns.name;
    }

    public EnumColumn<Venue.Country> country() {
        return columns.country;
    }

    /** As in table. */
    public static final class Row extends TableRow<Venue> {
        private final Columns columns;

        /** As in table. */
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

        /** As in table. */
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

        /** As in table. */
        public static void set(StructColumn<Columns> column, long row, Venue value) {
            if (value == null) {
                column.setNull(row);
            } else {
                column.columns().put(row, value);
                column.setPresent(row);
            }
        }

        /** As in table. */
        public static Venue get(StructColumn<Columns> column, long row) {
            return column.hasNull(row) ? null : column.columns().get(row);
        }

        /** As in table. */
        public void put(long row, Venue venue) {
            Checks.exactType(venue, Venue.class);
            this.name.set(row, venue.name());
            this.country.set(row, venue.country());
        }

        /** As in table. */
        public Venue get(long row) {
            Venue venue = new Venue(this.name.get(row), this.country.get(row));
            return venue;
        }
    }
}
