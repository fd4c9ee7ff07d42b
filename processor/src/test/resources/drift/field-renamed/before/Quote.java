import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long id;
    double price; // MARSHAL151: Quote.price: was called bid (field-renamed
    String name;
}
