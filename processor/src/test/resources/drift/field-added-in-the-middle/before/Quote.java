import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: Quote.bid: was float64 on the wire, behind
    long id;
    String name;
}
