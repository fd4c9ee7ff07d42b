import org.marshal4j.runtime.generated.value.FixedText;
import org.marshal4j.runtime.generated.value.StringBuilders;
    // as beginning in ancestors, but:
 * Writes and reads {@link Quote}, 76 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, but:
    public static final int MIN_SIZE = 76;

    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            id int64
            bid float64
            ask float64
            time instant?
            symbol text(max=20)
            size int32
            priority int32?
            currency text[4]?
            venue enum com.acme.Venue(LONDON,PARIS)?
            depths float64[]?
            tags list<text?>?
            note text?
            isLast bool
            last com.acme.Fill?
            maker com.acme.Party
            taker com.acme.Party?
            """;

    private static final Venue[] VENUES = Venue.values();

    // as static in ancestors, but:
        TypeSchema.requireFixedSize(INSTANCE.schema(), FillMarshaller.INSTANCE.schema(), 12);

    // as in bean: QuoteMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    /** As in empty. */
    public static void writeFields(Quote quote, Output out, int depth) {
        Checks.exactType(quote, Quote.class, depth);
        writeBlock1(quote, out);
        Text.write("symbol", Checks.required("symbol", quote.symbol), 20, out);
        writeBlock2(quote, out);
        Enums.write(quote.venue, out);
        PrimitiveArrays.write(quote.depths, out);
        writeTags(quote.tags, out);
        StringBuilders.write(quote.note, out);
        writeBlock3(quote, out);
        FillMarshaller.writeNullable(quote.last, out, depth + 1);
        PartyMarshaller.writeFields(Checks.required("maker", quote.maker), out, depth + 1);
        Party taker = quote.taker;
        if (Presence.write(taker, out)) {
            PartyMarshaller.writeFields(taker, out, depth + 1);
        }
    }

    // as readFields in split, but:
        Checks.depth(depth, in);
        Quote quote = current != null ? current : new Quote();
        readPart1(quote, in, depth);
        readPart2(quote, in, depth);

    /** As in empty. */
    public static long sizeOfFields(Quote quote, int depth) {
        Checks.exactType(quote, Quote.class, depth);
        long size = 52;
        size += Text.sizeOf(Checks.required("symbol", quote.symbol));
        size += Enums.sizeOf(quote.venue);
        size += PrimitiveArrays.sizeOf(quote.depths);
        size += sizeOfTags(quote.tags);
        size += StringBuilders.sizeOf(quote.note);
        size += quote.last == null ? 13 : 1 + FillMarshaller.sizeOfFields(quote.last, depth + 1);
        size += PartyMarshaller.sizeOfFields(Checks.required("maker", quote.maker), depth + 1);
        size += quote.taker == null ? 1 : 1 + PartyMarshaller.sizeOfFields(quote.taker, depth + 1);
        return size;
    }

    // as in empty: copy, copyInto
    // as in table: copyFields

    private static void writeBlock1(Quote quote, Output out) {
        long offset = out.reserve(37);
        Object base = out.base();
        RawMemory.putLong(base, offset, quote.id);
        RawMemory.putDouble(base, offset + 8, quote.bid);
        RawMemory.putDouble(base, offset + 16, quote.ask);
        Instants.putNullable(base, offset + 24, quote.time);
    }

    private static void readBlock1(Quote quote, Input in) {
        long offset = in.take(37);
        Object base = in.base();
        quote.id = RawMemory.getLong(base, offset);
        quote.bid = RawMemory.getDouble(base, offset + 8);
        quote.ask = RawMemory.getDouble(base, offset + 16);
        quote.time = Instants.getNullable(quote.time, base, offset + 24);
    }

    private static void writeBlock2(Quote quote, Output out) {
        FixedText.check("currency", 4, quote.currency);
        long offset = out.reserve(14);
        Object base = out.base();
        RawMemory.putInt(base, offset, quote.size);
        Boxes.putInteger(base, offset + 4, quote.priority);
        FixedText.put(base, offset + 9, 4, quote.currency);
    }

    // as readBlock2 in custom, but:
        long offset = in.take(14);
        quote.priority = Boxes.getInteger(quote.priority, base, offset + 4);
        quote.currency = FixedText.get(quote.currency, base, offset + 9, 4);

    // as writeBlock3 in evolvable, but:
        long offset = out.reserve(1);
        RawMemory.putBoolean(base, offset, quote.isLast);

    // as readBlock3 in evolvable, but:
        long offset = in.take(1);
        quote.isLast = Booleans.get(base, offset);

    // as in bean: writeTags, readTags

    private static void readPart1(Quote quote, Input in, int depth) {
        readBlock1(quote, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String symbol = Checks.present("symbol", Text.read(quote.symbol, 20, in));
        if (symbol != quote.symbol) {
            quote.symbol = symbol;
        }
        readBlock2(quote, in);
        Venue venue = Enums.read(VENUES, in);
        if (venue != quote.venue) {
            quote.venue = venue;
        }
        double[] depths = PrimitiveArrays.readDoubles(quote.depths, in);
        if (depths != quote.depths) {
            quote.depths = depths;
        }
        List<String> tags = readTags(quote.tags, in);
        if (tags != quote.tags) {
            quote.tags = tags;
        }
        StringBuilder note = StringBuilders.read(quote.note, in);
        if (note != quote.note) {
            quote.note = note;
        }
        readBlock3(quote, in);
        Fill last = FillMarshaller.readNullable(quote.last, in, depth + 1);
        if (last != quote.last) {
            quote.last = last;
        }
        Party maker = PartyMarshaller.readFields(quote.maker, in, depth + 1);
        if (maker != quote.maker) {
            quote.maker = maker;
        }
    }

    private static void readPart2(Quote quote, Input in, int depth) {
        Party taker = Presence.read(in) ? PartyMarshaller.readFields(quote.taker, in, depth + 1)
                : null;
        if (taker != quote.taker) {
            quote.taker = taker;
        }
    }

    // as in bean: sizeOfTags

    private static void copyPart1(Quote from, Quote quote, int depth) {
        quote.id = from.id;
        quote.bid = from.bid;
        quote.ask = from.ask;
        if (quote.time != from.time) {
            quote.time = from.time;
        }
        if (quote.symbol != from.symbol) {
            quote.symbol = from.symbol;
        }
        quote.size = from.size;
        if (quote.priority != from.priority) {
            quote.priority = from.priority;
        }
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
        List<String> tags = Lists.copy(from.tags, quote.tags);
        if (tags != quote.tags) {
            quote.tags = tags;
        }
        StringBuilder note = StringBuilders.copy(from.note, quote.note);
        if (note != quote.note) {
            quote.note = note;
        }
        quote.isLast = from.isLast;
    }

    private static void copyPart2(Quote from, Quote quote, int depth) {
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
    }
}
