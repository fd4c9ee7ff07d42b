import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    java.util.List<Long> all; // MARSHAL150: field-retyped
}
