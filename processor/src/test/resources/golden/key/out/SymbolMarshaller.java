import java.util.ArrayList;
    // as beginning in bean, but:
 * Writes and reads {@link Symbol}, 2 bytes or more each. Stateless and thread-safe.

    // as in bound: MIN_SIZE
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            code text?
            segments list<text?>?
            """;

    // as in bean: SymbolMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    @Override
    public Optional<String> keyObstacle() {
        return Optional.empty();
    }

    // as writeFields in empty, but:
        Text.write(symbol.code(), out);
        writeSegments(symbol.segments(), out);

    /** As in bound. */
    public static Symbol readFields(Symbol current, Input in, int depth) {
        String code = Text.read(null, in);
        List<String> segments = readSegments(in);
        Symbol symbol = new Symbol(code, segments);
        return symbol;
    }

    // as sizeOfFields in family-root, but:
        Checks.exactType(symbol, Symbol.class);
        size += Text.sizeOf(symbol.code());
        size += sizeOfSegments(symbol.segments());

    // as in empty: copy

    // as copyFields in custom, but:
        Symbol symbol = new Symbol(from.code(), Lists.immutableCopy(from.segments()));

    // as writeTags in bean, with writeSegments for writeTags, segments for tags

    private static List<String> readSegments(Input in) {
        int count = Counts.read(in);
        if (count < 0) {
            return null;
        }
        List<String> elements = new ArrayList<>(Counts.room(count));
        for (int i = 0; i < count; i++) {
            elements.add(Text.read(null, in));
        }
        return Lists.immutable(elements);
    }

    // as sizeOfTags in bean, with sizeOfSegments for sizeOfTags, segments for tags
}
