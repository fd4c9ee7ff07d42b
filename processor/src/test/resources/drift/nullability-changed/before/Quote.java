import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    String name; // MARSHAL150: nullability-changed
    Integer n; // MARSHAL150: Quote.n: wire type was int32, is now int32? (nullability-changed
}
