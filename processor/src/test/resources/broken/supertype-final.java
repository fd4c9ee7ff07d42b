import org.marshal4j.*;

@Marshal
class Quote extends String implements QuoteMarshallable {
    int a;
}
