import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: the field price
    long id;
    float bid; // MARSHAL150: Quote.bid: was not there (field-added
}
