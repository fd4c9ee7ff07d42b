import org.marshal4j.*;

@Marshal
abstract class Quote<T extends T> implements QuoteMarshallable {
    T t;
}
