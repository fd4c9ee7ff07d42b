import org.marshal4j.*;

@Marshal
class Quote extends Page<Integer> implements QuoteMarshallable { // MARSHAL150: field-retyped
    double bid;
}

@Marshal
abstract class Page<T> implements PageMarshallable {
    T first;
}
