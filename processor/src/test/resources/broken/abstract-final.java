import org.marshal4j.*;

@Marshal
abstract final class Quote implements QuoteMarshallable {
    int a;
}
