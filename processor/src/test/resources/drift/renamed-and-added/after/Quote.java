import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    double price; // MARSHAL151: Quote.price: was called px
    int size; // MARSHAL150: Quote.size: is new (field-added
}
