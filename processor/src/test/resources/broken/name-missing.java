import org.marshal4j.*;

@Marshal
class implements QuoteMarshallable {
    int a;
}
