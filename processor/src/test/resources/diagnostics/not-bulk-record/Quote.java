import org.marshal4j.Marshal;

@Marshal(copy = Marshal.Copy.BULK)
record Quote(
        long id, // MARSHAL110: Quote.id is a component of a record, and the JVM does not reveal where it lies in memory, so it cannot be copied in bulk
        @org.marshal4j.Skip String symbol) implements QuoteMarshallable {}
