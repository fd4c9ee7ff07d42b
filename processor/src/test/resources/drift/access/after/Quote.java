import org.marshal4j.*;

@Marshal(copy = Marshal.Copy.FIELDS)
record Quote(long id, String name) implements QuoteMarshallable {}
