import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    double ask;
    double bid; // MARSHAL150: Quote.bid: was moved among the fields (field-moved
}
