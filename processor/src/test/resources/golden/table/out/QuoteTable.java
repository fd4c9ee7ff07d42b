import org.marshal4j.table.Cell;
import org.marshal4j.table.DoubleColumn;
import org.marshal4j.table.EnumColumn;
import org.marshal4j.table.InstantColumn;
import org.marshal4j.table.IntColumn;
import org.marshal4j.table.ListColumn;
    // as beginning in table, but:
public final class QuoteTable extends Table<Quote> implements Iterable<QuoteTable.Row> {

    // as in table: QuoteTable, inMemory, inMemory, create, create, open, open, openReadOnly, openReadOnly, add
    // as in table: set, get, get, row, iterator, id

    public DoubleColumn bid() {
        return columns.bid;
    }

    public DoubleColumn ask() {
        return columns.ask;
    }

    public TextColumn symbol() {
        return columns.symbol;
    }

    public IntColumn count() {
        return columns.count;
    }

    public InstantColumn time() {
        return columns.time;
    }

    public EnumColumn<String> exchange() {
        return columns.exchange;
    }

    public ListColumn<double[]> depths() {
        return columns.depths;
    }

    public ListColumn<List<String>> tags() {
        return columns.tags;
    }

    public StructColumn<VenueTable.Columns> venue() {
        return columns.venue;
    }

    public IntColumn size_() {
        return columns.size_;
    }

    /** As in table. */
    public static final class Row extends TableRow<Quote> {
        private final Columns columns;

        private VenueTable.Row venueRow;

        /** As in table. */
        public Row(Columns columns) {
            this.columns = columns;
        }

        public long id() {
            return columns.id.get(index());
        }

        public void id(long value) {
            columns.id.set(index(), value);
        }

        public double bid() {
            return columns.bid.get(index());
        }

        public void bid(double value) {
            columns.bid.set(index(), value);
        }

        public double ask() {
            return columns.ask.get(index());
        }

        public void ask(double value) {
            columns.ask.set(index(), value);
        }

        public String symbol() {
            return columns.symbol.get(index());
        }

        public void symbol(String value) {
            columns.symbol.set(index(), value);
        }

        public Integer count() {
            return Cells.get(columns.count, index());
        }

        public void count(Integer value) {
            Cells.set(columns.count, index(), value);
        }

        public Instant time() {
            return columns.time.get(index());
        }

        public void time(Instant value) {
            columns.time.set(index(), value);
        }

        public String exchange() {
            return columns.exchange.get(index());
        }

        public void exchange(String value) {
            columns.exchange.set(index(), value);
        }

        public double[] depths() {
            return columns.depths.get(index());
        }

        public void depths(double[] value) {
            columns.depths.set(index(), value);
        }

        public List<String> tags() {
            return columns.tags.get(index());
        }

        public void tags(List<String> value) {
            columns.tags.set(index(), value);
        }

        /**
         * Shows the object in place until this cursor moves; null if it is null.
         */
        public VenueTable.Row venue() {
            if (columns.venue.hasNull(index())) {
                return null;
            }
            if (venueRow == null) {
                venueRow = new VenueTable.Row(columns.venue.columns());
            }
            venueRow.moveTo(index());
            return venueRow;
        }

        public void venue(Venue value) {
            VenueTable.Columns.set(columns.venue, index(), value);
        }

        public int size() {
            return columns.size_.get(index());
        }

        public void size(int value) {
            columns.size_.set(index(), value);
        }

        @Override
        public Quote toObject() {
            try {
                return columns.get(index());
            } catch (RuntimeException e) {
                throw UnreadableRow.of(Quote.class, index(), e);
            }
        }
    }

    /**
     * The columns of {@link Quote}, one for each field.
     */
    public static final class Columns {
        private static final VarHandle ID = Handles.field(MethodHandles.lookup(), Quote.class, "id", long.class);

        private static final VarHandle BID = Handles.field(MethodHandles.lookup(), Quote.class, "bid", double.class);

        private static final VarHandle ASK = Handles.field(MethodHandles.lookup(), Quote.class, "ask", double.class);

        private static final VarHandle SYMBOL = Handles.field(MethodHandles.lookup(), Quote.class, "symbol", String.class);

        private static final VarHandle COUNT = Handles.field(MethodHandles.lookup(), Quote.class, "count", Integer.class);

        private static final VarHandle TIME = Handles.field(MethodHandles.lookup(), Quote.class, "time", Instant.class);

        private static final VarHandle EXCHANGE = Handles.field(MethodHandles.lookup(), Quote.class, "exchange", String.class);

        private static final VarHandle DEPTHS = Handles.field(MethodHandles.lookup(), Quote.class, "depths", double[].class);

        private static final VarHandle TAGS = Handles.field(MethodHandles.lookup(), Quote.class, "tags", List.class);

        private static final VarHandle VENUE = Handles.field(MethodHandles.lookup(), Quote.class, "venue", Venue.class);

        private static final VarHandle SIZE = Handles.field(MethodHandles.lookup(), Quote.class, "size", int.class);

        private final LongColumn id;

        private final DoubleColumn bid;

        private final DoubleColumn ask;

        private final TextColumn symbol;

        private final IntColumn count;

        private final InstantColumn time;

        private final EnumColumn<String> exchange;

        private final ListColumn<double[]> depths;

        private final ListColumn<List<String>> tags;

        private final StructColumn<VenueTable.Columns> venue;

        private final IntColumn size_;

        /** As in table. */
        public Columns(TableColumns columns) {
            this.id = columns.int64("id", false);
            this.bid = columns.float64("bid", false);
            this.ask = columns.float64("ask", false);
            this.symbol = columns.text("symbol", true);
            this.count = columns.int32("count", true);
            this.time = columns.instant("time", false);
            this.exchange = columns.oneOf("exchange", List.of("XLON", "XETR"), true);
            this.depths = columns.arrays("depths", double[].class, true);
            this.tags = columns.lists("tags", true, ArrayList::new,
                    (within, name) -> new Cell<TextColumn, String>(
                            within.text(name, true),
                            (column, row) -> column.get(row),
                            (column, row, value) -> column.set(row, value)));
            this.venue = columns.struct("venue", true, VenueTable.Columns::new);
            this.size_ = columns.int32("size", false);
        }

        public LongColumn id() {
            return id;
        }

        public DoubleColumn bid() {
            return bid;
        }

        public DoubleColumn ask() {
            return ask;
        }

        public TextColumn symbol() {
            return symbol;
        }

        public IntColumn count() {
            return count;
        }

        public InstantColumn time() {
            return time;
        }

        public EnumColumn<String> exchange() {
            return exchange;
        }

        public ListColumn<double[]> depths() {
            return depths;
        }

        public ListColumn<List<String>> tags() {
            return tags;
        }

        public StructColumn<VenueTable.Columns> venue() {
            return venue;
        }

        public IntColumn size_() {
            return size_;
        }

        /** As in table. */
        public static void set(StructColumn<Columns> column, long row, Quote value) {
            if (value == null) {
                column.setNull(row);
            } else {
                column.columns().put(row, value);
                column.setPresent(row);
            }
        }

        /** As in table. */
        public static Quote get(StructColumn<Columns> column, long row) {
            return column.hasNull(row) ? null : column.columns().get(row);
        }

        /** As in table. */
        public void put(long row, Quote quote) {
            Checks.exactType(quote, Quote.class);
            putPart1(row, quote);
            putPart2(row, quote);
        }

        /** As in table. */
        public Quote get(long row, Quote quote) {
            getPart1(row, quote);
            getPart2(row, quote);
            return quote;
        }

        /** As in table. */
        public Quote get(long row) {
            return get(row, new Quote());
        }

        private void putPart1(long row, Quote quote) {
            this.id.set(row, (long) ID.get(quote));
            this.bid.set(row, (double) BID.get(quote));
            this.ask.set(row, (double) ASK.get(quote));
            this.symbol.set(row, (String) SYMBOL.get(quote));
            Cells.set(this.count, row, (Integer) COUNT.get(quote));
            this.time.set(row, (Instant) TIME.get(quote));
            this.exchange.set(row, (String) EXCHANGE.get(quote));
            this.depths.set(row, (double[]) DEPTHS.get(quote));
        }

        private void putPart2(long row, Quote quote) {
            this.tags.set(row, (List<String>) TAGS.get(quote));
            VenueTable.Columns.set(this.venue, row, (Venue) VENUE.get(quote));
            this.size_.set(row, (int) SIZE.get(quote));
        }

        private void getPart1(long row, Quote quote) {
            ID.set(quote, this.id.get(row));
            BID.set(quote, this.bid.get(row));
            ASK.set(quote, this.ask.get(row));
            SYMBOL.set(quote, this.symbol.get(row));
            COUNT.set(quote, Cells.get(this.count, row));
            TIME.set(quote, this.time.get(row));
            EXCHANGE.set(quote, this.exchange.get(row));
            DEPTHS.set(quote, this.depths.get(row));
        }

        private void getPart2(long row, Quote quote) {
            TAGS.set(quote, this.tags.get(row));
            VENUE.set(quote, VenueTable.Columns.get(this.venue, row));
            SIZE.set(quote, this.size_.get(row));
        }
    }
}
