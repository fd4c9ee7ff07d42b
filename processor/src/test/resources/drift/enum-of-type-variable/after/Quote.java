import org.marshal4j.*;

@Marshal
class Quote extends Page<Side> implements QuoteMarshallable { // MARSHAL150: Quote: took over first enum Side(BUY)?, and takes over first enum Side(BUY,SELL)? (enum-constant-added: readers that do not have it refuse it). Give it
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
