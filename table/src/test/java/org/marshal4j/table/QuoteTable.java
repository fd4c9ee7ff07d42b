package org.marshal4j.table;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;
import org.marshal4j.table.generated.TableColumns;

/** Like the class that would be generated for {@link Quote}. */
final class QuoteTable extends Table<Quote> {
    static final Schema SCHEMA = Schema.of(
            Quote.class.getName(),
            "sequence int64",
            "bid float64",
            "size int32?",
            "firm bool",
            "side enum " + Quote.Side.class.getName() + "(BUY,SELL)?",
            "symbol text?");

    private final Columns c;

    private QuoteTable(TableColumns columns) {
        super(columns.memory());
        c = new Columns(columns);
        ready(columns.finish());
    }

    static QuoteTable inMemory() {
        return inMemory(TableOptions.DEFAULTS);
    }

    static QuoteTable inMemory(TableOptions options) {
        return new QuoteTable(TableColumns.inMemory(SCHEMA, options));
    }

    static QuoteTable create(Path file) {
        return create(file, TableOptions.DEFAULTS);
    }

    static QuoteTable create(Path file, TableOptions options) {
        return new QuoteTable(TableColumns.create(SCHEMA, file, options));
    }

    static QuoteTable open(Path file) {
        return new QuoteTable(TableColumns.open(SCHEMA, file));
    }

    static QuoteTable openReadOnly(Path file) {
        return new QuoteTable(TableColumns.openReadOnly(SCHEMA, file));
    }

    Columns c() {
        return c;
    }

    @Override
    public void add(Quote quote) {
        long row = newRow();
        c.put(row, quote);
        publish(row);
    }

    @Override
    public void set(long row, Quote quote) {
        c.put(check(row), quote);
    }

    @Override
    public Quote get(long row) {
        return c.get(check(row));
    }

    static final class Columns {
        final LongColumn sequence;
        final DoubleColumn bid;
        final IntColumn size;
        final BooleanColumn firm;
        final EnumColumn<Quote.Side> side;
        final TextColumn symbol;
        final InstantColumn at;
        final UuidColumn id;
        final BinaryColumn raw;
        final TextColumn fee;
        final ListColumn<double[]> levels;
        final ListColumn<List<@Nullable String>> tags;
        final StructColumn<VenueTable.Columns> venue;

        Columns(TableColumns columns) {
            sequence = columns.int64("sequence", false);
            bid = columns.float64("bid", false);
            size = columns.int32("size", true);
            firm = columns.bool("firm", false);
            side = columns.enums("side", Quote.Side.class, true);
            symbol = columns.text("symbol", true);
            at = columns.instant("at", true);
            id = columns.uuid("id", true);
            raw = columns.binary("raw", true);
            fee = columns.text("fee", true);
            levels = columns.arrays("levels", double[].class, true);
            tags = columns.lists(
                    "tags",
                    true,
                    ArrayList::new,
                    (within, name) -> new Cell<TextColumn, String>(
                            within.text(name, true), ObjectColumn::get, ObjectColumn::set));
            venue = columns.struct("venue", true, VenueTable.Columns::new);
        }

        void put(long row, Quote quote) {
            sequence.set(row, quote.sequence());
            bid.set(row, quote.bid());
            if (quote.size() == null) {
                size.setNull(row);
            } else {
                size.set(row, quote.size());
            }
            firm.set(row, quote.firm());
            side.set(row, quote.side());
            symbol.set(row, quote.symbol());
            at.set(row, quote.at());
            id.set(row, quote.id());
            raw.set(row, quote.raw());
            fee.set(row, quote.fee() == null ? null : quote.fee().toString());
            levels.set(row, quote.levels());
            tags.set(row, quote.tags());
            if (quote.venue() == null) {
                venue.setNull(row);
            } else {
                venue.columns().put(row, quote.venue());
                venue.setPresent(row);
            }
        }

        Quote get(long row) {
            String decimal = fee.get(row);
            return new Quote(
                    sequence.get(row),
                    bid.get(row),
                    size.isNull(row) ? null : size.get(row),
                    firm.get(row),
                    side.get(row),
                    symbol.get(row),
                    at.get(row),
                    id.get(row),
                    raw.get(row),
                    decimal == null ? null : new BigDecimal(decimal),
                    levels.get(row),
                    tags.get(row),
                    venue.isNull(row) ? null : venue.columns().get(row));
        }
    }
}
