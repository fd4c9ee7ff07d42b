import org.marshal4j.*;

@Marshal
@Marshal
class Quote implements QuoteMarshallable {
    int a;
}
