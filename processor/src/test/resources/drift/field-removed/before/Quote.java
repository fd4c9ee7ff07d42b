import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long id;
    double bid; // MARSHAL150: Quote.bid: was not there (field-added
    String name;
}
