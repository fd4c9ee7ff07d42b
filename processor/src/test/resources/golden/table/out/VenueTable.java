    // as beginning in table

    // as in table: VenueTable, inMemory, inMemory, create, create, open, open, openReadOnly, openReadOnly, add
    // as in table: set, get, row, iterator
    // as symbol in table, with name for symbol

    public EnumColumn<Venue.Country> country() {
        return columns.country;
    }

    // as in table: Row, Row
    // as symbol in table, with name for symbol
    // as symbol in table, with name for symbol

        public Venue.Country country() {
            return columns.country.get(index());
        }

        public void country(Venue.Country value) {
            columns.country.set(index(), value);
        }

    // as in table: toObject

    // as Columns in table, but:
    public static final class Columns {
        private final TextColumn name;

        private final EnumColumn<Venue.Country> country;

    // as Columns in table, but:
        public Columns(TableColumns columns) {
            this.name = columns.text("name", true);
            this.country = columns.enums("country", Venue.Country.class, true);

    // as symbol in table, with name for symbol

    // as country in table, but:
            return country;

    // as in table: set, get

    // as put in table, but:
            this.name.set(row, venue.name());
            this.country.set(row, venue.country());

        /** As in table. */
        public Venue get(long row) {
            Venue venue = new Venue(this.name.get(row), this.country.get(row));
            return venue;
        }
    }
}
