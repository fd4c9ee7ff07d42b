import org.marshal4j.*;

@Marshal
class Quote extends Page<Integer> implements QuoteMarshallable { // MARSHAL150: superclass-changed
    double bid;
}

@Marshal
abstract class Page<T> implements PageMarshallable {
    T first;
}
