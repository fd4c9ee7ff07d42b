import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    double bid;
    double ask; // MARSHAL150: Quote.ask: was moved among the fields (field-moved
}
