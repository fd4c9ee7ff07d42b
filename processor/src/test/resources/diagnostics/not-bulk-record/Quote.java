import org.marshal4j.Marshal;

@Marshal(copy = Marshal.Copy.BULK)
record Quote(
        long id, // MARSHAL110: Quote.id is a component of a record, whose place in memory the JVM does not tell
        @org.marshal4j.Skip String symbol) implements QuoteMarshallable {}
