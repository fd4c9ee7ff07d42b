import org.marshal4j.*;

@Marshal
class Quote extends Identified implements QuoteMarshallable {
    double price; // MARSHAL151: Quote.price: was called bid
}

@Marshal
abstract class Identified implements IdentifiedMarshallable {
    long id;
}
