import org.marshal4j.*;

@Marshal
class Quote extends Page<Side> implements QuoteMarshallable { // MARSHAL150: enum-constant-removed
    long id;
}

@Marshal
abstract class Page<T> implements PageMarshallable {
    T first;
}

enum Side {
    BUY
}
