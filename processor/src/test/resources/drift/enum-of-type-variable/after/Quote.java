import org.marshal4j.*;

@Marshal
class Quote extends Page<Side> implements QuoteMarshallable { // MARSHAL150: Quote: inherited first enum Side(BUY)?, now inherits first enum Side(BUY,SELL)? (enum-constant-added: readers that do not know it refuse it). Update all readers first, then run marshal4j:update.
    long id;
}

@Marshal
abstract class Page<T> implements PageMarshallable {
    T first;
}

enum Side {
    BUY,
    SELL
}
