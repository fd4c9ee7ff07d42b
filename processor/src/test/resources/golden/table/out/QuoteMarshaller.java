import java.time.Instant;
import org.marshal4j.runtime.generated.value.Instants;
import org.marshal4j.runtime.generated.value.OneOf;
    // as beginning in ancestors, but:
 * Writes and reads {@link Quote}, 42 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, with 42 for 0
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            id int64
            bid float64
            symbol text?
            count int32?
            time instant
            exchange oneof("XLON","XETR")?
            depths float64[]?
            tags list<text?>?
            venue com.acme.Venue?
            size int32
            """;

    // as T0 in many-values, with SYMBOL for T0, symbol for t0
    // as T0 in many-values, with EXCHANGE for T0, exchange for t0

    private static final String[] EXCHANGE_TEXTS = {"XLON", "XETR"};

    private static final VarHandle DEPTHS = Handles.field(MethodHandles.lookup(), Quote.class, "depths", double[].class);

    // as RUN in names, with TAGS for RUN, tags for run, List for int
    // as RUN in names, with BID for RUN, bid for run, double for int
    // as I0 in many-values, with COUNT for I0, count for i0
    // as RUN in names, with TIME for RUN, time for run, Instant for int
    // as RUN in names, with SIZE for RUN, size for run
    // as in bean: QuoteMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    /** As in empty. */
    public static void writeFields(Quote quote, Output out, int depth) {
        Checks.exactType(quote, Quote.class, depth);
        writeBlock1(quote, out);
        Text.write((String) SYMBOL.get(quote), out);
        writeBlock2(quote, out);
        OneOf.write((String) EXCHANGE.get(quote), EXCHANGE_TEXTS, out);
        PrimitiveArrays.write((double[]) DEPTHS.get(quote), out);
        writeTags((List<String>) TAGS.get(quote), out);
        Venue venue = quote.venue;
        if (Presence.write(venue, out)) {
            VenueMarshaller.writeFields(venue, out, depth + 1);
        }
        writeBlock3(quote, out);
    }

    /** As in empty. */
    public static Quote readFields(Quote current, Input in, int depth) {
        Checks.depth(depth, in);
        Quote quote = current != null && current.getClass() == Quote.class ? current : new Quote();
        readBlock1(quote, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String oldSymbol = (String) SYMBOL.get(quote);
        String symbol = Text.read(oldSymbol, in);
        if (symbol != oldSymbol) {
            SYMBOL.set(quote, symbol);
        }
        readBlock2(quote, in);
        String oldExchange = (String) EXCHANGE.get(quote);
        String exchange = OneOf.read(oldExchange, EXCHANGE_TEXTS, in);
        if (exchange != oldExchange) {
            EXCHANGE.set(quote, exchange);
        }
        double[] oldDepths = (double[]) DEPTHS.get(quote);
        double[] depths = PrimitiveArrays.readDoubles(oldDepths, in);
        if (depths != oldDepths) {
            DEPTHS.set(quote, depths);
        }
        List<String> oldTags = (List<String>) TAGS.get(quote);
        List<String> tags = readTags(oldTags, in);
        if (tags != oldTags) {
            TAGS.set(quote, tags);
        }
        Venue venue = Presence.read(in) ? VenueMarshaller.readFields(quote.venue, in, depth + 1)
                : null;
        if (venue != quote.venue) {
            quote.venue = venue;
        }
        readBlock3(quote, in);
        return quote;
    }

    // as sizeOfFields in bound, but:
        long size = 37;
        size += Text.sizeOf((String) SYMBOL.get(quote));
        size += OneOf.sizeOf((String) EXCHANGE.get(quote), EXCHANGE_TEXTS);
        size += PrimitiveArrays.sizeOf((double[]) DEPTHS.get(quote));
        size += sizeOfTags((List<String>) TAGS.get(quote));
        size += quote.venue == null ? 1 : 1 + VenueMarshaller.sizeOfFields(quote.venue, depth + 1);

    // as in empty: copy, copyInto

    // as copyFields in split, but:
        Checks.exactType(from, Quote.class, depth);
        // without copyPart3(from, wide, depth);

    // as writeBlock1 in custom, but:
        long offset = out.reserve(16);
        RawMemory.putDouble(base, offset + 8, (double) BID.get(quote));

    // as readBlock1 in custom, but:
        long offset = in.take(16);
        BID.set(quote, RawMemory.getDouble(base, offset + 8));

    private static void writeBlock2(Quote quote, Output out) {
        Checks.required("time", (Instant) TIME.get(quote));
        long offset = out.reserve(17);
        Object base = out.base();
        Boxes.putInteger(base, offset, (Integer) COUNT.get(quote));
        Instants.put(base, offset + 5, (Instant) TIME.get(quote));
    }

    private static void readBlock2(Quote quote, Input in) {
        long offset = in.take(17);
        Object base = in.base();
        COUNT.set(quote, Boxes.getInteger((Integer) COUNT.get(quote), base, offset));
        TIME.set(quote, Instants.get((Instant) TIME.get(quote), base, offset + 5));
    }

    // as writeBlock1 in ancestors, but:
    private static void writeBlock3(Quote quote, Output out) {
        RawMemory.putInt(base, offset, (int) SIZE.get(quote));

    // as readBlock1 in ancestors, but:
    private static void readBlock3(Quote quote, Input in) {
        SIZE.set(quote, RawMemory.getInt(base, offset));

    // as in bean: writeTags, readTags, sizeOfTags

    private static void copyPart1(Quote from, Quote quote, int depth) {
        quote.id = from.id;
        BID.set(quote, (double) BID.get(from));
        String symbol = (String) SYMBOL.get(from);
        if (symbol != (String) SYMBOL.get(quote)) {
            SYMBOL.set(quote, symbol);
        }
        Integer count = (Integer) COUNT.get(from);
        if (count != (Integer) COUNT.get(quote)) {
            COUNT.set(quote, count);
        }
        Instant time = (Instant) TIME.get(from);
        if (time != (Instant) TIME.get(quote)) {
            TIME.set(quote, time);
        }
        String exchange = (String) EXCHANGE.get(from);
        if (exchange != (String) EXCHANGE.get(quote)) {
            EXCHANGE.set(quote, exchange);
        }
    }

    private static void copyPart2(Quote from, Quote quote, int depth) {
        double[] oldDepths = (double[]) DEPTHS.get(quote);
        double[] depths = ArrayCopies.copy((double[]) DEPTHS.get(from), oldDepths);
        if (depths != oldDepths) {
            DEPTHS.set(quote, depths);
        }
        List<String> oldTags = (List<String>) TAGS.get(quote);
        List<String> tags = Lists.copy((List<String>) TAGS.get(from), oldTags);
        if (tags != oldTags) {
            TAGS.set(quote, tags);
        }
        Venue venue = VenueMarshaller.copyFields(from.venue, quote.venue, depth + 1);
        if (venue != quote.venue) {
            quote.venue = venue;
        }
        SIZE.set(quote, (int) SIZE.get(from));
    }
}
