import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    Side side; // MARSHAL150: (enum-constant-removed: constants are numbered, and older messages may hold it). Put it back
}

enum Side {
    BUY, SELL
}
