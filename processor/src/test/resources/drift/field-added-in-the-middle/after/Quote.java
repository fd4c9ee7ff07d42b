import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long id;
    double bid; // MARSHAL150: Quote.bid: is new (field-added: older messages do not have it). Remove it, or put it in an evolvable type, or accept the change with marshal4j:update.
    String name;
}
