import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: Quote.bid: was
    long id;
    double price; // MARSHAL150: Quote.price: is new (field-added
}
