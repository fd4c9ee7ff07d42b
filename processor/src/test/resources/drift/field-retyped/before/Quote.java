import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long id;
    float bid; // MARSHAL150: Quote.bid: wire type was float64, is now float32 (field-retyped
}
