import org.marshal4j.*;

@Marshal
class Quote<T extends Missing & Gone> implements QuoteMarshallable {
    T t;
}
