import org.marshal4j.*;

@Marshal
class Quote extends int implements QuoteMarshallable {
    int a;
}
