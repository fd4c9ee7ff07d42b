import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long id;
    double bid; // MARSHAL150: Quote.bid: was not there (field-added: older messages do not have it). Remove it, or have an evolvable type hold it, or accept it with marshal4j:update.
    String name;
}
