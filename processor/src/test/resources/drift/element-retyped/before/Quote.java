import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    java.util.List<Integer> all; // MARSHAL150: field-retyped
}
