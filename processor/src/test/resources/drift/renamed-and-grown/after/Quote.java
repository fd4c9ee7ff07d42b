import org.marshal4j.*;

@Marshal(evolvable = true)
class Quote implements QuoteMarshallable {
    long id;
    double price; // MARSHAL151: Quote.price: was called px

    @Since(2)
    int size;
}
