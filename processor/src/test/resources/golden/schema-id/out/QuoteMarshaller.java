    // as beginning in custom, but:
 * Writes and reads {@link Quote}, 7 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, with 7 for 0
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            symbol text?
            side enum com.acme.Quote$Side(BUY,SELL)?
            levels list<com.acme.Quote$Level?>?
            """;

    // as SCHEMA_ID in schema-id, with 0xd081ae07 for 0x6de34d21
    // as in other-library: SIDES
    // as static in graph, with Quote_LevelMarshaller for Order_LineMarshaller, 16 for 0

    private QuoteMarshaller() {
        super(Quote.class, "@version@", TypeSchema.of(Quote.class, FIELDS)
                        .withSchemaId());
    }

    // as writeMessage in empty, but:
        Accepted.ID.write(out);

    // as readMessage in schema-id, but:
            return readFields(current, in, 0);
        return QuoteSchemaHistory.FORMER.read(current, in);

    // as sizeOf in empty, but:
        return 4 + sizeOfFields(quote, 0);

    // as in schema-id: schemaId
    // as schemaIdOf in schema-id, with QuoteSchemaHistory for EventSchemaHistory

    // as writeFields in ancestors, but:
        Checks.exactType(quote, Quote.class, depth);
        Text.write(quote.symbol, out);
        Enums.write(quote.side, out);
        writeLevels(quote.levels, out, depth);

    // as readFields in other-library, but:
        Checks.depth(depth, in);
        // without readBlock(trade, in);
        String symbol = Text.read(quote.symbol, in);
        Quote.Side side = Enums.read(SIDES, in);
        if (side != quote.side) {
            quote.side = side;
        List<Quote.Level> levels = readLevels(quote.levels, in, depth);
        if (levels != quote.levels) {
            quote.levels = levels;

    // as sizeOfFields in graph, but:
        size += Text.sizeOf(quote.symbol);
        size += Enums.sizeOf(quote.side);
        size += Counts.sizeOf("levels", quote.levels, 17);
        // without size += Counts.sizeOf("items", basket.items, 5);

    // as in empty: copy, copyInto

    /** As in empty. */
    public static Quote copyFields(Quote from, Quote current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Quote.class, depth);
        Quote quote = OwnObjects.isFree(current, from, Quote.class) ? current : new Quote();
        // copied if another: quote.symbol = from.symbol
        // copied if another: quote.side = from.side
        List<Quote.Level> levels = copyLevels(from.levels, quote.levels, depth);
        // stored if another: quote.levels = levels
        return quote;
    }

    // as writeLevels in evolvable, but:
    private static void writeLevels(List<Quote.Level> list, Output out, int depth) {
        Iterator<Quote.Level> iterator = Lists.iterator(list);
            Quote.Level element = Lists.next(list, iterator, i);
            Quote_LevelMarshaller.writeNullable(element, out, depth + 1);

    private static List<Quote.Level> readLevels(List<Quote.Level> current, Input in, int depth) {
        int count = Counts.read(17, in);
        List<Quote.Level> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Quote.Level old = Lists.get(elements, i);
            Quote.Level element = Quote_LevelMarshaller.readNullable(old, in, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    // as copyByKeyValue in generic, but:
    private static List<Quote.Level> copyLevels(List<Quote.Level> list, List<Quote.Level> to,
        Iterator<Quote.Level> source = Lists.iterator(list);
        List<Quote.Level> elements = Lists.target(to, list, count);
            Quote.Level element = Quote_LevelMarshaller.copyFields(Lists.next(list, source, i), elements.get(i), depth + 1);
            Quote.Level element = Quote_LevelMarshaller.copyFields(Lists.next(list, source, i), null, depth + 1);

    // as Accepted in schema-id, but:
                "com.acme.Quote 2abf995dea2c1f71",
                "com.acme.Quote$Level 9e64568bdb024af1");
}
