import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    double bid;
    double ask; // MARSHAL150: Quote.ask: was the first field, is now after bid (field-moved
}
