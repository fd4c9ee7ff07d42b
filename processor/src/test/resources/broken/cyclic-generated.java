import org.marshal4j.*;

@Marshal
class QuoteMarshallable implements QuoteMarshallable {
    int a;
}
