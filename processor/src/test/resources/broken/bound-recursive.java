import org.marshal4j.*;

@Marshal
abstract class Quote<T extends Quote<T>> implements QuoteMarshallable {
    T t;
}
