import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long time;
    double bid; // MARSHAL150: Quote.bid: was not there (field-added
    double ask; // MARSHAL150: Quote.ask: was not there (field-added
}
