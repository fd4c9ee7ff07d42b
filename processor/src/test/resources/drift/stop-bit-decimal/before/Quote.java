import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    double price; // MARSHAL150: field-retyped
    @StopBit Float size; // MARSHAL150: Quote.size: wire type was float32?, is now stopfloat32? (field-retyped
}
