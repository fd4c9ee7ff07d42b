import org.marshal4j.*;

@Marshal
class Quote extends Quote.Inner implements QuoteMarshallable {
    int a;

    static class Inner {}
}
