import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: Quote.price: was
    long id;
    float bid; // MARSHAL150: Quote.bid: is new (field-added
}
