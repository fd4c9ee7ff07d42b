import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    double ask;
    double bid; // MARSHAL150: Quote.bid: was the first field, is now after ask (field-moved
}
