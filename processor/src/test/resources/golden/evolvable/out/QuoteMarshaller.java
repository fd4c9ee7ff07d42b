    // as beginning in custom, but:
        // without package com.acme;

    // as in ancestors: MIN_SIZE, MAX_SIZE

    // as FIELDS_BEFORE in evolvable, but:
            Entity frame
            id int64

    static final String FIELDS = """
            bid float64
            symbol text?
            venue text? since=2
            levels list<framed Level?> since=3
            best framed Level? since=3
            """;

    // as OWNER in builder, with VENUE for OWNER, venue for owner
    // as static in ancestors, with EntityMarshaller for InstrumentMarshaller
    // as in ancestors: QuoteMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    /** As in empty. */
    public static void writeFields(Quote quote, Output out, int depth) {
        Checks.exactType(quote, Quote.class, depth);
        writeBlock1(quote, out);
        long frameQuote = VersionedBlocks.begin(out);
        writeBlock2(quote, out);
        Text.write(quote.symbol, out);
        Text.write((String) VENUE.get(quote), out);
        writeLevels(Checks.required("levels", quote.levels), out, depth);
        LevelMarshaller.writeNullable(quote.best, out, depth + 1);
        VersionedBlocks.end(frameQuote, out);
    }

    /** As in empty. */
    public static Quote readFields(Quote current, Input in, int depth) {
        Checks.depth(depth, in);
        Quote quote = current != null && current.getClass() == Quote.class ? current : new Quote();
        long behindEntity = VersionedBlocks.enter(in);
        readBlock1(quote, in);
        VersionedBlocks.leave(behindEntity, in);
        long behindQuote = VersionedBlocks.enter(in);
        readBlock2(quote, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String symbol = Text.read(quote.symbol, in);
        // stored if another: quote.symbol = symbol
        if (VersionedBlocks.goesOn(behindQuote, in)) {
            readVersion2(quote, in, depth);
        } else {
            VENUE.set(quote, null);
        }
        if (VersionedBlocks.goesOn(behindQuote, in)) {
            readVersion3(quote, in, depth);
        } else {
            quote.best = null;
            Quote fresh = new Quote();
            quote.levels = fresh.levels;
        }
        VersionedBlocks.leave(behindQuote, in);
        return quote;
    }

    /** As in bound. */
    public static long sizeOfFields(Quote quote, int depth) {
        Checks.exactType(quote, Quote.class, depth);
        long size = 24;
        size += Text.sizeOf(quote.symbol);
        size += Text.sizeOf((String) VENUE.get(quote));
        size += sizeOfLevels(Checks.required("levels", quote.levels), depth);
        size += quote.best == null ? 4 : LevelMarshaller.sizeOfFields(quote.best, depth + 1);
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
        quote.id = from.id;
        quote.bid = from.bid;
        if (quote.symbol != from.symbol) {
            quote.symbol = from.symbol;
        }
        String venue = (String) VENUE.get(from);
        if (venue != (String) VENUE.get(quote)) {
            VENUE.set(quote, venue);
        }
        List<Level> levels = copyLevels(from.levels, quote.levels, depth);
        // stored if another: quote.levels = levels
        Level best = LevelMarshaller.copyFields(from.best, quote.best, depth + 1);
        // stored if another: quote.best = best
        return quote;
    }

    // as in evolvable: writeNullable, readNullable

    private static void writeBlock1(Quote quote, Output out) {
        long offset = out.reserve(12);
        VersionedBlocks.putCount(out.base(), offset, 8);
        storeBlock1(quote, out.base(), offset + 4);
    }

    // as storeBlock in default-package, with storeBlock1 for storeBlock, putLong for putInt, id for age
    // as in custom: readBlock1
    // as writeBlock1 in custom, with writeBlock2 for writeBlock1, putDouble for putLong, bid for id
    // as readBlock1 in custom, with readBlock2 for readBlock1, bid for id, getDouble for getLong

    private static void writeLevels(List<Level> list, Output out, int depth) {
        int count = Counts.write("levels", list, out);
        Iterator<Level> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Level element = Lists.next(list, iterator, i);
            LevelMarshaller.writeNullable(element, out, depth + 1);
        }
        Lists.end("levels", count, list, iterator);
    }

    // as readTags in bean, but:
    private static List<Level> readLevels(List<Level> current, Input in, int depth) {
        List<Level> elements = Lists.target(current, count);
            Level old = Lists.get(elements, i);
            Level element = LevelMarshaller.readNullable(old, in, depth + 1);

    private static void readVersion2(Quote quote, Input in, int depth) {
        String oldVenue = (String) VENUE.get(quote);
        String venue = Text.read(oldVenue, in);
        if (venue != oldVenue) {
            VENUE.set(quote, venue);
        }
    }

    private static void readVersion3(Quote quote, Input in, int depth) {
        List<Level> levels = Checks.present("levels", readLevels(quote.levels, in, depth));
        // stored if another: quote.levels = levels
        Level best = LevelMarshaller.readNullable(quote.best, in, depth + 1);
        // stored if another: quote.best = best
    }

    // as sizeOfTags in bean, but:
    private static long sizeOfLevels(List<Level> list, int depth) {
        long size = Counts.sizeOf("levels", list);
        for (Level element : list) {
            size += element == null ? 4 : LevelMarshaller.sizeOfFields(element, depth + 1);

    // as copyItems in bound, but:
    private static List<Level> copyLevels(List<Level> list, List<Level> to, int depth) {
        Iterator<Level> source = Lists.iterator(list);
        List<Level> elements = Lists.target(to, list, count);
            Level element = LevelMarshaller.copyFields(Lists.next(list, source, i), elements.get(i), depth + 1);
            Level element = LevelMarshaller.copyFields(Lists.next(list, source, i), null, depth + 1);
}
