import org.marshal4j.*;

@Marshal
class Quote extends Page<Long> implements QuoteMarshallable { // MARSHAL150: Quote: inherited first int32?, now inherits first int64? (field-retyped
    double bid;
}

@Marshal
abstract class Page<T> implements PageMarshallable {
    T first;
}
