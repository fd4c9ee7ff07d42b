import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @StopBit long id; // MARSHAL150: Quote.id: wire type was int64, is now stop64 (field-retyped
}
