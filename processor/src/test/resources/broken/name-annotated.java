import org.marshal4j.*;

@Marshal
class @Missing Quote implements QuoteMarshallable {
    int a;
}
