import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    String name; // MARSHAL150: nullability-changed
    Integer n; // MARSHAL150: Quote.n: was int32 on the wire, is int32? (nullability-changed
}
