import org.marshal4j.*;

@Marshal
class Quote extends Entity implements QuoteMarshallable {
    double bid; // MARSHAL151: Quote.bid: was called price
}

@Marshal
abstract class Entity implements EntityMarshallable {
    long id;
}
