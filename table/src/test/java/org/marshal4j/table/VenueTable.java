package org.marshal4j.table;

import org.marshal4j.table.generated.TableColumns;

/**
 * Like the class that would be generated for {@link Quote.Venue}, with just the columns that {@link QuoteTable} needs.
 */
final class VenueTable {
    private VenueTable() {}

    static final class Columns {
        private final TextColumn name;
        private final IntColumn number;

        Columns(TableColumns columns) {
            name = columns.text("name", true);
            number = columns.int32("number", false);
        }

        void put(long row, Quote.Venue venue) {
            name.set(row, venue.name());
            number.set(row, venue.number());
        }

        Quote.Venue get(long row) {
            return new Quote.Venue(name.get(row), number.get(row));
        }
    }
}
