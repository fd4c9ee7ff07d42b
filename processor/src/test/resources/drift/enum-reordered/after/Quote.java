import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    Side side; // MARSHAL150: (enum-reordered: constants are numbered in order of declaration). Restore the order
}

enum Side {
    SELL, BUY
}
