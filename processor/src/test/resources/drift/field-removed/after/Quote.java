import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: Quote.bid: was removed; it was float64, after id (field-removed: older messages have it). Put it back, or accept the change with marshal4j:update.
    long id;
    String name;
}
