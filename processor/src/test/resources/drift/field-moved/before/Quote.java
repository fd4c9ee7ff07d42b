import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long id; // MARSHAL150: Quote.id: was moved among the fields (field-moved
    double bid;
    String name;
}
