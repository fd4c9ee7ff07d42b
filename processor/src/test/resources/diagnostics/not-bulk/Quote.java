import org.marshal4j.Marshal;

@Marshal(copy = Marshal.Copy.BULK)
class Quote implements QuoteMarshallable {
    long id;
    String symbol; // MARSHAL110: Quote.symbol is String, which is not primitive, so it cannot be copied in bulk. Remove copy = BULK, or the field.
}
