import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long id;
    double bid; // MARSHAL151: Quote.bid: was called price (field-renamed: the bytes are the same). Run marshal4j:update if that is intended.
    String name;
}
