import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long id;
    float bid; // MARSHAL150: Quote.bid: was float64 on the wire, is float32 (field-retyped
}
