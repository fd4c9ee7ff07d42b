import org.marshal4j.*;

@Marshal
class Quote extends Page<Integer> implements QuoteMarshallable {
    double bid;
}

@Marshal
abstract class Page<T> implements PageMarshallable {
    T first; // MARSHAL150: Page.first: wire type was int32?, is now a type variable (field-retyped
}
