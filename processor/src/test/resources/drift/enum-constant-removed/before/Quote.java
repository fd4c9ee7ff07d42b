import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    Side side; // MARSHAL150: enum-constant-added
}

enum Side {
    BUY, SELL, SHORT
}
