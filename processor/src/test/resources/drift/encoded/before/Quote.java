import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long id; // MARSHAL150: field-retyped
    String symbol; // MARSHAL150: field-retyped
}
