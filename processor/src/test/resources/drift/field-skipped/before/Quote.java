import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long time;
    double bid; // MARSHAL150: Quote.bid: is new (field-added
    double ask; // MARSHAL150: Quote.ask: is new (field-added
}
