import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: Quote.bid: was removed; it was float64, after id
    long id;
    String name;
}
