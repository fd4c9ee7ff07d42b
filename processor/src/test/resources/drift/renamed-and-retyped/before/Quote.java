import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: the field bid
    long id;
    double price; // MARSHAL150: Quote.price: was not there (field-added
}
