import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @StopBit long id; // MARSHAL150: Quote.id: was int64 on the wire, is stop64 (field-retyped
}
