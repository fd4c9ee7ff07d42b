import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    int a;
