import java.time.Instant;
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
    // as id in table, with DoubleColumn for LongColumn, bid for id
    // as balance in table, with symbol for balance
    // as id in table, with IntColumn for LongColumn, count for id
    // as id in table, with InstantColumn for LongColumn, time for id

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

    // as count in table, with size_ for count

    // as Row in table, but:
    public static final class Row extends TableRow<Quote> {

        private VenueTable.Row venueRow;

    // as Row in table, but:
        public Row(Columns columns) {

        public long id() {
            return columns.id.get(index());
        }

        public void id(long value) {
            columns.id.set(index(), value);
        }

    // as id in table, with double for long, bid for id
    // as id in table, with bid for id, double for long
    // as id in table, with String for long, symbol for id
    // as id in table, with symbol for id, String for long

        public Integer count() {
            return Cells.get(columns.count, index());
        }

        public void count(Integer value) {
            Cells.set(columns.count, index(), value);
        }

    // as id in table, with Instant for long, time for id
    // as id in table, with time for id, Instant for long
    // as symbol in table, with exchange for symbol
    // as symbol in table, with exchange for symbol

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

    // as in table: toObject

    /**
     * The columns of {@link Quote}, one for each field.
     */
    @SuppressWarnings("unchecked")
    public static final class Columns {
        private static final VarHandle BID = Handles.field(MethodHandles.lookup(), Quote.class, "bid", double.class);

    // as T0 in many-values, with SYMBOL for T0, symbol for t0
    // as I0 in many-values, with COUNT for I0, count for i0
    // as RUN in names, with TIME for RUN, time for run, Instant for int
    // as T0 in many-values, with EXCHANGE for T0, exchange for t0

        private static final VarHandle DEPTHS = Handles.field(MethodHandles.lookup(), Quote.class, "depths", double[].class);

    // as RUN in names, with TAGS for RUN, tags for run, List for int
    // as RUN in names, with SIZE for RUN, size for run
    // as balance in table, with LongColumn for TextColumn, id for balance
    // as id in table, with DoubleColumn for LongColumn, bid for id
    // as balance in table, with symbol for balance
    // as id in table, with IntColumn for LongColumn, count for id
    // as id in table, with InstantColumn for LongColumn, time for id

        private final EnumColumn<String> exchange;

        private final ListColumn<double[]> depths;

        private final ListColumn<List<String>> tags;

        private final StructColumn<VenueTable.Columns> venue;

    // as count in table, with size_ for count

        /** As in table. */
        public Columns(TableColumns columns) {
            this.id = columns.int64("id", false);
            this.bid = columns.float64("bid", false);
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

    // as in table: id
    // as id in table, with DoubleColumn for LongColumn, bid for id
    // as balance in table, with symbol for balance
    // as id in table, with IntColumn for LongColumn, count for id
    // as id in table, with InstantColumn for LongColumn, time for id

    // as exchange in table, but:
            return exchange;

    // as depths in table, but:
            return depths;

    // as tags in table, but:
            return tags;

    // as venue in table, but:
            return venue;

    // as count in table, with size_ for count

    // as set in table, but:
        public static void set(StructColumn<Columns> column, long row, Quote value) {

    // as get in table, but:
        public static Quote get(StructColumn<Columns> column, long row) {

        /** As in table. */
        public void put(long row, Quote quote) {
            Checks.exactType(quote, Quote.class);
            putPart1(row, quote);
            putPart2(row, quote);
        }

    // as get in table, but:
        public Quote get(long row, Quote quote) {
            getPart1(row, quote);
            getPart2(row, quote);

        /** As in table. */
        public Quote get(long row) {
            return get(row, new Quote());
        }

        private void putPart1(long row, Quote quote) {
            this.id.set(row, quote.id);
            this.bid.set(row, (double) BID.get(quote));
            this.symbol.set(row, (String) SYMBOL.get(quote));
            Cells.set(this.count, row, (Integer) COUNT.get(quote));
            this.time.set(row, (Instant) TIME.get(quote));
            this.exchange.set(row, (String) EXCHANGE.get(quote));
            this.depths.set(row, (double[]) DEPTHS.get(quote));
            this.tags.set(row, (List<String>) TAGS.get(quote));
            VenueTable.Columns.set(this.venue, row, quote.venue);
        }

        private void putPart2(long row, Quote quote) {
            this.size_.set(row, (int) SIZE.get(quote));
        }

        private void getPart1(long row, Quote quote) {
            quote.id = this.id.get(row);
            BID.set(quote, this.bid.get(row));
            SYMBOL.set(quote, this.symbol.get(row));
            COUNT.set(quote, Cells.get(this.count, row));
            TIME.set(quote, this.time.get(row));
            EXCHANGE.set(quote, this.exchange.get(row));
            DEPTHS.set(quote, this.depths.get(row));
            TAGS.set(quote, this.tags.get(row));
            quote.venue = VenueTable.Columns.get(this.venue, row);
        }

        private void getPart2(long row, Quote quote) {
            SIZE.set(quote, this.size_.get(row));
        }
    }
}
