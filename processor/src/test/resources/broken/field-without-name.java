import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long ;
    int b;
}
