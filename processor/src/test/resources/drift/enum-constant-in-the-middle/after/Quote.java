import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    Side side; // MARSHAL150: enum-reordered
}

enum Side {
    BUY, SHORT, SELL
}
