import org.marshal4j.*;

@Marshal
class Quote extends Quote implements QuoteMarshallable {
    int a;
}
