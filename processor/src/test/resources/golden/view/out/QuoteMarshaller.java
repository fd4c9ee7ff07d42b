import org.marshal4j.runtime.generated.value.FixedText;
import org.marshal4j.runtime.generated.value.StringBuilders;
    // as beginning in ancestors, but:
 * Writes and reads {@link Quote}, 32 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, with 32 for 0
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            symbol text(max=20)
            size int32
            currency text[4]?
            venue enum com.acme.Venue(LONDON,PARIS)?
            depths float64[]?
            note text?
            last com.acme.Fill?
            maker com.acme.Party
            taker com.acme.Party?
            """;

    private static final Venue[] VENUES = Venue.values();

    // as static in bound, with FillMarshaller for Cart_LineMarshaller, 12 for 8
    // as in bean: QuoteMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    /** As in empty. */
    public static void writeFields(Quote quote, Output out, int depth) {
        Checks.exactType(quote, Quote.class, depth);
        Text.write("symbol", Checks.required("symbol", quote.symbol), 20, out);
        writeBlock(quote, out);
        Enums.write(quote.venue, out);
        PrimitiveArrays.write(quote.depths, out);
        StringBuilders.write(quote.note, out);
        FillMarshaller.writeNullable(quote.last, out, depth + 1);
        PartyMarshaller.writeFields(Checks.required("maker", quote.maker), out, depth + 1);
        Party taker = quote.taker;
        if (Presence.write(taker, out)) {
            PartyMarshaller.writeFields(taker, out, depth + 1);
        }
    }

    /** As in empty. */
    public static Quote readFields(Quote current, Input in, int depth) {
        Checks.depth(depth, in);
        Quote quote = current != null ? current : new Quote();
        // References are stored only if they changed: each store would cost the garbage collector time.
        String symbol = Checks.present("symbol", Text.read(quote.symbol, 20, in));
        if (symbol != quote.symbol) {
            quote.symbol = symbol;
        }
        readBlock(quote, in);
        Venue venue = Enums.read(VENUES, in);
        if (venue != quote.venue) {
            quote.venue = venue;
        }
        double[] depths = PrimitiveArrays.readDoubles(quote.depths, in);
        if (depths != quote.depths) {
            quote.depths = depths;
        }
        StringBuilder note = StringBuilders.read(quote.note, in);
        if (note != quote.note) {
            quote.note = note;
        }
        Fill last = FillMarshaller.readNullable(quote.last, in, depth + 1);
        if (last != quote.last) {
            quote.last = last;
        }
        Party maker = PartyMarshaller.readFields(quote.maker, in, depth + 1);
        if (maker != quote.maker) {
            quote.maker = maker;
        }
        Party taker = Presence.read(in) ? PartyMarshaller.readFields(quote.taker, in, depth + 1)
                : null;
        if (taker != quote.taker) {
            quote.taker = taker;
        }
        return quote;
    }

    /** As in bound. */
    public static long sizeOfFields(Quote quote, int depth) {
        Checks.exactType(quote, Quote.class, depth);
        long size = 9;
        size += Text.sizeOf(Checks.required("symbol", quote.symbol));
        size += Enums.sizeOf(quote.venue);
        size += PrimitiveArrays.sizeOf(quote.depths);
        size += StringBuilders.sizeOf(quote.note);
        size += quote.last == null ? 13 : 1 + FillMarshaller.sizeOfFields(quote.last, depth + 1);
        size += PartyMarshaller.sizeOfFields(Checks.required("maker", quote.maker), depth + 1);
        size += quote.taker == null ? 1 : 1 + PartyMarshaller.sizeOfFields(quote.taker, depth + 1);
        return size;
    }

    // as in empty: copy, copyInto

    /** As in empty. */
    public static Quote copyFields(Quote from, Quote current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Quote.class, depth);
        Quote quote = OwnObjects.isFree(current, from, Quote.class) ? current : new Quote();
        if (quote.symbol != from.symbol) {
            quote.symbol = from.symbol;
        }
        quote.size = from.size;
        if (quote.currency != from.currency) {
            quote.currency = from.currency;
        }
        if (quote.venue != from.venue) {
            quote.venue = from.venue;
        }
        double[] depths = ArrayCopies.copy(from.depths, quote.depths);
        if (depths != quote.depths) {
            quote.depths = depths;
        }
        StringBuilder note = StringBuilders.copy(from.note, quote.note);
        if (note != quote.note) {
            quote.note = note;
        }
        Fill last = FillMarshaller.copyFields(from.last, quote.last, depth + 1);
        if (last != quote.last) {
            quote.last = last;
        }
        Party maker = PartyMarshaller.copyFields(from.maker, quote.maker, depth + 1);
        if (maker != quote.maker) {
            quote.maker = maker;
        }
        Party taker = PartyMarshaller.copyFields(from.taker, quote.taker, depth + 1);
        if (taker != quote.taker) {
            quote.taker = taker;
        }
        return quote;
    }

    private static void writeBlock(Quote quote, Output out) {
        FixedText.check("currency", 4, quote.currency);
        long offset = out.reserve(9);
        Object base = out.base();
        RawMemory.putInt(base, offset, quote.size);
        FixedText.put(base, offset + 4, 4, quote.currency);
    }

    private static void readBlock(Quote quote, Input in) {
        long offset = in.take(9);
        Object base = in.base();
        quote.size = RawMemory.getInt(base, offset);
        quote.currency = FixedText.get(quote.currency, base, offset + 4, 4);
    }
}
