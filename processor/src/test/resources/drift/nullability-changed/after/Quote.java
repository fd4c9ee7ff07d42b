import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @Required String name; // MARSHAL150: Quote.name: wire type was text?, is now text (nullability-changed: only one of the two schemas allows null). Undo it, or accept the change with marshal4j:update.
    int n; // MARSHAL150: nullability-changed
}
