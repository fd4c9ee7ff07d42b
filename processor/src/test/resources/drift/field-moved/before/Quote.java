import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long id; // MARSHAL150: Quote.id: was after name, is now the first field (field-moved
    double bid;
    String name;
}
