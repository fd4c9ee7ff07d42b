import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    Way side;
}

enum Way {
    BUY, SELL
}
