import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: Quote.bid: was float64 on the wire, is not there any more (field-removed
    long id;
    String name;
}
