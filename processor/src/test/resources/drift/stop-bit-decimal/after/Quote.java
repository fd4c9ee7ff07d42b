import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @StopBit double price; // MARSHAL150: Quote.price: wire type was float64, is now stopfloat64 (field-retyped
    Float size; // MARSHAL150: field-retyped
}
