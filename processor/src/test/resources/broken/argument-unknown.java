import org.marshal4j.*;

@Marshal(bulk = true)
class Quote implements QuoteMarshallable {
    int a;
}
