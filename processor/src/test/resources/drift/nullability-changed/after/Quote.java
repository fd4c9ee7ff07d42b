import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @Required String name; // MARSHAL150: Quote.name: was text? on the wire, is text (nullability-changed: null has bytes in one of the two only). Undo it
    int n; // MARSHAL150: nullability-changed
}
